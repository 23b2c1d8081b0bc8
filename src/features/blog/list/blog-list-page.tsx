import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Newspaper, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { adviceText } from '@/api/errors';
import { read } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { safeRows } from '@/ui/rows/safe-rows';
import { copyText } from '@/ui/toast/copy-text';
import { Skeleton } from '@/ui/states/skeleton';
import { BlogFilters } from './blog-filters';
import type { BlogSearch } from '../blog-text';
import { feedAddress } from '../feed-address';
import { PageLinks } from './page-links';
import { PostCard } from './post-card';

interface BlogListPageProps {
  search: BlogSearch;
  onSearch: (search: BlogSearch) => void;
  newsletter: ReactNode;
}

const grid = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

/** The blog (S03): by category, by words, nine posts a page. */
export function BlogListPage({ search, onSearch, newsletter }: BlogListPageProps) {
  const { category, query, page = 1 } = search;
  const list = useQuery({
    ...read('/blogs', { query: { page, ...(category && { category }), ...(query && { query }) } }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = category !== undefined || query !== undefined;
  const posts = list.data?.data ?? [];
  return (
    <div className="mx-auto max-w-(--page-max) px-(--gutter) py-10">
      <link rel="alternate" type="application/rss+xml" title="Tiebeam blog" href={feedAddress()} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="font-display text-4xl font-bold tracking-display">Blog</h1>
        <Button
          variant="outline"
          icon={<Rss aria-hidden size={16} />}
          onClick={() => void copyText(feedAddress(), 'RSS link')}
        >
          Copy RSS link
        </Button>
      </div>
      <p className="mt-3 max-w-[600px] text-lg text-pretty text-ink-2">
        Law, tax, finance and honest stories from people who own, let and renovate homes in the UK.
      </p>
      <BlogFilters key={query ?? ''} search={search} onSearch={onSearch} />
      <p role="status" className="sr-only">
        {list.data && !list.isFetching && `${list.data.total} ${list.data.total === 1 ? 'post' : 'posts'}`}
      </p>
      {list.isError && !list.data ? (
        <ErrorState
          title="Couldn’t load the posts"
          text={adviceText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : list.isPending ? (
        <div className={grid} aria-busy="true">
          {[1, 2, 3, 4, 5, 6].map((each) => (
            <Skeleton key={each} className="h-80 rounded-[14px]" />
          ))}
        </div>
      ) : posts.length === 0 ? (
        <EmptyState
          icon={<Newspaper />}
          headingLevel={2}
          title={isFiltered ? 'No posts found' : 'No posts yet'}
          text={
            isFiltered ? 'Try another search or category.' : 'We’re writing the first one. Check back soon.'
          }
          action={
            isFiltered && (
              <Button variant="outline" onClick={() => onSearch({})}>
                Clear filters
              </Button>
            )
          }
        />
      ) : (
        <div className={classNames(grid, list.isPlaceholderData && 'opacity-60')}>
          {safeRows(posts, ['post', 'p'], (post, index) => (
            <PostCard key={post.id} post={post} isFeatured={index === 0 && page === 1 && !isFiltered} />
          ))}
        </div>
      )}
      <PageLinks search={search} totalPages={list.data?.totalPages ?? 0} />
      <div className="mt-14 max-w-[440px]">{newsletter}</div>
    </div>
  );
}
