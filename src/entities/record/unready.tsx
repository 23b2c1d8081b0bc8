import type { FetchStatus } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { askAnyway } from '@/api/cache/ask-anyway';
import { adviceText, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { OfflineState } from '@/ui/states/offline-state';
import { StillLoading } from '@/ui/states/still-loading';

interface UnreadyProps {
  query: {
    isError: boolean;
    error: unknown;
    isRefetching: boolean;
    fetchStatus: FetchStatus;
    refetch: () => unknown;
  };
  /** What did not load: `Couldn’t load your viewings`. */
  title: string;
  /** The final shape, while it is on its way. */
  skeleton: ReactNode;
  /** Shown where the server knows no such thing (404). */
  gone?: { title: string; text: ReactNode } | undefined;
  /** It is most of the page: its failure is a heading, and a wait of ten seconds is said and can be begun again. */
  isPage?: boolean;
  /** Of that heading: 1 where the page has no other. */
  headingLevel?: 1 | 2;
}

/** What stands in the place of something that is not here yet: it is on its way, waits for the network, is gone, or went wrong. */
export function Unready({ query, title, skeleton, gone, isPage = false, headingLevel = 2 }: UnreadyProps) {
  const { isError, error, isRefetching, fetchStatus, refetch } = query;
  if (gone && hasStatus(error, 404)) {
    return <EmptyState icon={<SearchX aria-hidden />} headingLevel={headingLevel} {...gone} />;
  }
  if (fetchStatus === 'paused') {
    return (
      <OfflineState
        text="This will appear when you’re back online."
        headingLevel={isPage ? headingLevel : undefined}
        onRetry={() => askAnyway(() => void refetch())}
      />
    );
  }
  if (!isError) {
    if (!isPage) return skeleton;
    return (
      <>
        {skeleton}
        <StillLoading onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <ErrorState
      title={title}
      text={adviceText(error)}
      headingLevel={isPage ? headingLevel : undefined}
      onRetry={retryOf(error, () => void refetch())}
      isRetrying={isRefetching}
    />
  );
}
