import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/states/error-state';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { ArticleCard } from '../article-card';
import { articleQueries } from '../article-queries';
import { ContinueReading } from './continue-reading';
import { StartHere } from './start-here';

const grid = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

/** The start page where nothing is looked for: what was checked last, what I began, where to begin, what helped others. */
export function FrontSections({ askBox }: { askBox?: ReactNode }) {
  const newest = useQuery(articleQueries.newest());
  const begun = useQuery(articleQueries.begun());
  if (newest.isError && !newest.data) {
    return (
      <ErrorState
        title="Couldn’t load the articles"
        text={adviceText(newest.error)}
        onRetry={() => void newest.refetch()}
        isRetrying={newest.isFetching}
      />
    );
  }
  const published = newest.data?.data.filter(({ status }) => status === 'published') ?? [];
  const [first, ...others] = published;
  return (
    <div className="mt-6 flex flex-col gap-12">
      {newest.isPending ? (
        <Skeleton className="h-72 rounded-[14px]" />
      ) : (
        first && <ArticleCard article={first} isFeatured headingLevel={2} />
      )}
      {/* What I began stands above the rest, which would jump if it came first; after a failed attempt nothing waits for it. */}
      {begun.isPending && begun.failureCount === 0 ? (
        <Skeleton className="h-screen rounded-[14px]" />
      ) : (
        <>
          <ContinueReading />
          <StartHere />
          <Shelf title="Recently checked" list={newest} articles={others.slice(0, 6)} />
          <MostUseful />
          {askBox}
        </>
      )}
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">Glossary</h2>
          <p className="text-base text-ink-2">
            Evaluation figures and property terms, with formulas and examples.
          </p>
        </div>
        <Link to="/knowledge-base/glossary" className={buttonClass({ variant: 'outline' })}>
          Open glossary
        </Link>
      </Card>
    </div>
  );
}

function MostUseful() {
  const list = useQuery(articleQueries.mostUseful());
  if (list.isError) return null;
  return <Shelf title="Most helpful" list={list} articles={list.data?.data.slice(0, 3) ?? []} />;
}

interface ShelfProps {
  title: string;
  list: Pick<UseQueryResult, 'isPending'>;
  articles: Schemas['ArticleSummary'][];
}

function Shelf({ title, list, articles }: ShelfProps) {
  if (!list.isPending && articles.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="font-display text-2xl font-bold tracking-display">{title}</h2>
        <Link
          to="/knowledge-base"
          search={{ all: true }}
          className="text-sm whitespace-nowrap text-link hover:underline"
        >
          All articles
        </Link>
      </div>
      <div className={grid} aria-busy={list.isPending || undefined}>
        {list.isPending
          ? [1, 2, 3].map((each) => <Skeleton key={each} className="h-80 rounded-[14px]" />)
          : safeRows(articles, ['article', 'p'], (article) => (
              <ArticleCard key={article.uuid} article={article} />
            ))}
      </div>
    </section>
  );
}
