import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askAnyway } from '@/api/cache/ask-anyway';
import { ApiError, adviceText, errorMessage, hasStatus } from '@/api/errors';
import { ErrorState } from '@/ui/states/error-state';
import { OfflineState } from '@/ui/states/offline-state';
import type { Property } from '../property';
import { propertyQueries } from '../queries';

interface KnownPropertyProps {
  uuid: string;
  /** Stands there until it has come. */
  skeleton: ReactNode;
  children: (property: Property) => ReactNode;
}

/** One property of the member, once it has been read. One that there is not, or that is somebody else's, is the page's error. */
export function KnownProperty({ uuid, skeleton, children }: KnownPropertyProps) {
  const { data, error, refetch, isRefetching, fetchStatus } = useQuery(propertyQueries.one(uuid));
  if (data) return children(data);
  if (fetchStatus === 'paused')
    return (
      <OfflineState
        text="This property will appear when you’re back online."
        headingLevel={1}
        onRetry={() => askAnyway(() => void refetch())}
      />
    );
  if (error === null) return skeleton;
  if (hasStatus(error, 403) || hasStatus(error, 404)) throw error;
  // An id that can't be one is the id of nothing.
  if (hasStatus(error, 400) || hasStatus(error, 422))
    throw new ApiError(404, { message: errorMessage(error) });
  return (
    <ErrorState
      title="Couldn’t load this property"
      text={adviceText(error)}
      headingLevel={1}
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
    />
  );
}
