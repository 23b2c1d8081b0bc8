import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link, Navigate, type LinkProps } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useEveryPage } from '@/api/every-page';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { useShownRows } from '../removal';
import { Unready } from '../unready';
import { DescribedFacts } from './described-facts';
import { sentence, type RecordDescription } from './record-description';
import { RecordHead } from './record-head';

interface RecordPageProps<Row extends { id: string; updatedAt: string }, Body> {
  type: RecordDescription<Row, Body>;
  /** All of its kind, among which it is found. */
  list: UseInfiniteQueryResult<{
    pages: readonly { page: number; totalPages: number; data: readonly Row[] }[];
  }>;
  id: string;
  /** The list it belongs to, and what that is called. */
  back: NonNullable<LinkProps['to']>;
  backName?: string;
  /** What stands below its details, and which fields of these it shows instead. */
  main?: (row: Row) => ReactNode;
  shownInMain?: readonly string[];
  /** Its attachments and its log. */
  children: (row: Row) => ReactNode;
}

/** A record by itself, on a page that its description makes: what is known of it, its attachments and its log. */
export function RecordPage<Row extends { id: string; updatedAt: string }, Body>({
  type,
  list,
  id,
  back,
  backName = sentence(type.many),
  main,
  shownInMain,
  children,
}: RecordPageProps<Row, Body>) {
  const read = useEveryPage(list)?.flatMap(({ data }) => data) ?? [];
  const shown = useShownRows(type.path, read);
  const row = shown.find((each) => each.id === id);
  const [wasThere, setWasThere] = useState(false);
  if (row !== undefined && !wasThere) setWasThere(true);
  const isGone = read.some((each) => each.id === id) || (wasThere && list.data && !list.hasNextPage);
  // It was just deleted here.
  if (row === undefined && isGone) return <Navigate to={back} replace />;
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      {row ? (
        <>
          <RecordHead type={type} row={row} list={back} listName={backName}>
            {null}
          </RecordHead>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_380px]">
            <div className="flex min-w-0 flex-col gap-4">
              <Card as="section" aria-label="Details">
                <h2 className="mb-3 text-md font-semibold">Details</h2>
                <DescribedFacts type={type} row={row} without={shownInMain} />
              </Card>
              {main?.(row)}
            </div>
            <div className={classNames('flex min-w-0 flex-col gap-4', main && 'print:hidden')}>
              {children(row)}
            </div>
          </div>
        </>
      ) : list.data && !list.isError && !list.hasNextPage ? (
        <ErrorState
          title={`We couldn’t find that ${type.one}`}
          text={
            <>
              It may have been deleted.{' '}
              <Link to={back} className="text-link underline">
                {`All ${type.many}`}
              </Link>
            </>
          }
          headingLevel={1}
        />
      ) : (
        <Unready
          query={list}
          title={`Couldn’t load this ${type.one}`}
          skeleton={
            <div role="status" className="flex flex-col gap-4">
              <span className="sr-only">{`Loading ${type.one}`}</span>
              <Skeleton className="h-5 w-56" />
              <Skeleton className="h-9 w-80 max-w-full" />
              <Skeleton className="h-56 rounded-[14px]" />
              <Skeleton className="h-40 rounded-[14px]" />
            </div>
          }
          isPage
          headingLevel={1}
        />
      )}
    </div>
  );
}
