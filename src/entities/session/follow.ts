import { hashKey, type QueryClient } from '@tanstack/react-query';
import { knownSession, sessionQueries, type SessionCheck } from './queries';

/** Calls `listener` with every new finding about the session, and the one before it, until `signal` ends it. */
export function followSession(
  queryClient: QueryClient,
  listener: (found: SessionCheck, previous: SessionCheck | undefined) => void,
  signal?: AbortSignal,
): void {
  const sessionHash = hashKey(sessionQueries.check().queryKey);
  let last: SessionCheck | undefined;
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== sessionHash) return;
    const found = knownSession(queryClient);
    if (!found || found === last) return;
    const previous = last;
    last = found;
    listener(found, previous);
  });
  signal?.addEventListener('abort', stop);
}
