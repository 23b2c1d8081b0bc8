import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { buttonClass } from '@/ui/button/button-class';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { useOutdatedLook } from '@/ui/states/outdated/use-outdated-look';
import { articleQueries } from '../article-queries';
import { ArticleRow } from '../article-row';
import { listTitle, type KnowledgeSearch } from '../knowledge-search';
import { PageLinks } from './page-links';

interface ArticleListProps {
  search: KnowledgeSearch;
  /** Beside "Show everything" where a search finds nothing; it gets the words that were looked for. */
  renderAsk?: ((query: string) => ReactNode) | undefined;
}

/** The articles that the address asks for, twenty a page. */
export function ArticleList({ search, renderAsk }: ArticleListProps) {
  const list = useQuery({ ...articleQueries.found(search), placeholderData: keepPreviousData });
  const categories = useQuery(articleQueries.categories());
  const total = list.data?.total ?? 0;
  return (
    <section aria-labelledby="found" className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="found" className="font-display text-2xl font-bold tracking-display">
          {listTitle(search, categories.data?.data)}
        </h2>
        <p role="status" className="text-sm text-ink-3">
          {list.data && !list.isPlaceholderData && countText(total, search.query)}
        </p>
      </div>
      {search.category === 'glossary' && <GlossaryLink />}
      {list.isError && !list.data ? (
        <ErrorState
          title="Couldn’t load the articles"
          text={adviceText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : list.isPending ? (
        <div className="mt-4 flex flex-col gap-4" aria-busy="true">
          {[1, 2, 3, 4].map((each) => (
            <Skeleton key={each} className="h-24 rounded-[14px]" />
          ))}
        </div>
      ) : list.data.data.length === 0 ? (
        <NothingFound search={search} renderAsk={renderAsk} />
      ) : (
        <Found list={list.data.data} isOld={list.isPlaceholderData} search={search} renderAsk={renderAsk} />
      )}
      <PageLinks search={search} totalPages={list.data?.totalPages ?? 0} />
    </section>
  );
}

interface FoundProps extends ArticleListProps {
  list: Schemas['ArticleSummary'][];
  /** Of a search before this one, while the answer to this one is on its way. */
  isOld: boolean;
}

/** What was found: what has all the words, then what has some of them, and a word about that. */
function Found({ list, isOld, search: { query }, renderAsk }: FoundProps) {
  const partial = list.filter(
    ({ missing }: Partial<Schemas['ArticleSummary']>) => (missing?.length ?? 0) > 0,
  );
  const whole = list.filter((article) => !partial.includes(article));
  return (
    <div className={useOutdatedLook(isOld)}>
      {whole.length > 0 && <Rows articles={whole} />}
      {partial.length > 0 && (
        <section aria-labelledby="partial">
          <h3 id="partial" className="mt-6 text-base font-semibold text-ink">
            {whole.length > 0 ? 'Partial matches' : 'No articles match all your words'}
          </h3>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2">
            <p>These are the closest matches.</p>
            {query !== undefined && renderAsk?.(query)}
          </div>
          <Rows articles={partial} />
        </section>
      )}
    </div>
  );
}

function Rows({ articles }: { articles: Schemas['ArticleSummary'][] }) {
  return (
    <ul className="mt-2">
      {safeRows(articles, 'article', (article) => (
        <ArticleRow key={article.uuid} article={article} />
      ))}
    </ul>
  );
}

function countText(total: number, query: string | undefined): string {
  const articles = `${total} ${total === 1 ? 'article' : 'articles'}`;
  return query === undefined ? articles : `${articles} for “${query}”`;
}

function GlossaryLink() {
  return (
    <p className="mt-2 text-base text-ink-2">
      For every figure and its formula, see the{' '}
      <Link to="/knowledge-base/glossary" className="text-link underline">
        A–Z glossary
      </Link>
      .
    </p>
  );
}

function NothingFound({ search, renderAsk }: ArticleListProps) {
  const { query, saved } = search;
  if (saved && query === undefined) {
    return (
      <EmptyState
        icon={<BookOpen />}
        headingLevel={3}
        title="No saved articles yet"
        text="Use the bookmark next to an article’s author to save it here."
      />
    );
  }
  const isSearch = query !== undefined;
  return (
    <EmptyState
      icon={<BookOpen />}
      headingLevel={3}
      title={isSearch ? 'No articles found' : 'No articles here'}
      text={isSearch ? 'Try fewer or different words.' : 'This category is empty or no longer exists.'}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/knowledge-base" search={{}} className={buttonClass({ variant: 'outline' })}>
            Show all articles
          </Link>
          {query !== undefined && renderAsk?.(query)}
        </div>
      }
    />
  );
}
