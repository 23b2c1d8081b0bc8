import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askAnyway } from '@/api/cache/ask-anyway';
import { UnexpectedAnswerError, adviceText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { ErrorState } from '@/ui/states/error-state';
import { OfflineState } from '@/ui/states/offline-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';

interface LoadedPartProps<Data> {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isPending' | 'isRefetching' | 'fetchStatus' | 'refetch'
  >;
  /** What couldn't be loaded: `Couldn’t load your payments`. */
  failureTitle: string;
  /** The height that the part will have, as a class. */
  skeleton: string;
  /** Whether an answer can be shown; one that is not counts as unexpected. */
  isWhole?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** A part of a page of settings that waits for an answer: a skeleton, the reason it failed with a way to try again, or its content. */
export function LoadedPart<Data>({
  query: { data, error, isPending, isRefetching, fetchStatus, refetch },
  failureTitle,
  skeleton,
  isWhole = () => true,
  children,
}: LoadedPartProps<Data>) {
  if (isPending && fetchStatus === 'paused')
    return (
      <OfflineState
        text="This will appear when you’re back online."
        onRetry={() => askAnyway(() => void refetch())}
      />
    );
  if (isPending)
    return (
      <div>
        <span role="status" className="sr-only">
          Loading
        </span>
        <Skeleton className={skeleton} />
        <StillLoading onRetry={() => void refetch()} />
      </div>
    );
  if (data !== undefined && isWhole(data)) return children(data);
  return (
    <ErrorState
      title={failureTitle}
      text={adviceText(error ?? new UnexpectedAnswerError())}
      onRetry={retryOf(error, () => void refetch())}
      isRetrying={isRefetching}
    />
  );
}
