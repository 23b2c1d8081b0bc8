import { useInfiniteQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { profileQueries } from '../profile-queries';

interface ProfileArticlesProps {
  profile: Schemas['Profile'];
  /** One article as the knowledge base lists it: a list item. */
  renderArticle: (article: Schemas['ArticleSummary']) => ReactNode;
}

/** What a member wrote for the knowledge base, the newest first; drafts are in its own list, for who may see them. */
export function ProfileArticles({ profile, renderArticle }: ProfileArticlesProps) {
  const list = useInfiniteQuery(profileQueries.articles(profile.userId));
  const articles = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const { shown, list: listed } = useLongRows<Schemas['ArticleSummary'], HTMLUListElement>(articles, {
    keyOf: ({ uuid }) => uuid,
    rowHeight: 120,
    memory: `articles of ${profile.userId}`,
  });
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading articles">
        <Skeleton className="h-52 rounded-[14px]" />
      </div>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title="Couldn’t load the articles"
        text={adviceText(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  if (articles.length === 0) {
    return (
      <EmptyState
        icon={<BookOpen aria-hidden size={22} />}
        title="No articles yet"
        text={
          profile.isMine
            ? 'Articles you write for the knowledge base will appear here.'
            : `Articles ${profile.user.fullName} writes for the knowledge base will appear here.`
        }
      />
    );
  }
  return (
    <Card as="section" aria-label="Articles">
      <h2 className="sr-only">Articles</h2>
      <ul ref={listed} className="-my-4">
        {safeRows(shown, 'article', (article) => (
          <Fragment key={article.uuid}>{renderArticle(article)}</Fragment>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            variant="outline"
            isLoading={list.isFetchingNextPage}
            loadingLabel="Loading"
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </Card>
  );
}
