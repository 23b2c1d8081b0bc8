import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';

interface UnreadyProps {
  query: { isError: boolean; error: unknown; isRefetching: boolean; refetch: () => unknown };
  /** What did not load. */
  title: string;
  /** The final shape, while it is on its way. */
  skeleton: ReactNode;
  /** Shown where the server knows no such thing (404). */
  gone?: { title: string; text: string } | undefined;
}

/** What stands in the place of something that is not here yet: it is on its way, gone, or went wrong. */
export function Unready({ query, title, skeleton, gone }: UnreadyProps) {
  const { isError, error, isRefetching, refetch } = query;
  if (gone && hasStatus(error, 404)) {
    return <EmptyState icon={<SearchX aria-hidden />} headingLevel={2} {...gone} />;
  }
  if (!isError) return skeleton;
  return (
    <ErrorState
      title={title}
      text={errorMessage(error)}
      onRetry={retryOf(error, () => void refetch())}
      isRetrying={isRefetching}
    />
  );
}
