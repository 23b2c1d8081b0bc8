import { hashKey, type QueryClient } from '@tanstack/react-query';
import { knownSession, sessionQueries, signedInId, type SessionCheck } from './queries';

const sessionHash = hashKey(sessionQueries.check().queryKey);
const userHash = hashKey(sessionQueries.user().queryKey);

/** Calls `listener` with every new finding about the session, and the one before it, until `signal` ends it. */
export function followSession(
  queryClient: QueryClient,
  listener: (found: SessionCheck, previous: SessionCheck | undefined) => void,
  signal?: AbortSignal,
): void {
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

/**
 * Calls `listener` whenever the id of the signed-in person may have changed, until `signal` ends it. Null while there is no
 * session, and for a person without an id, who gets no socket (specification §6).
 */
export function followUser(
  queryClient: QueryClient,
  listener: (id: number | null) => void,
  signal?: AbortSignal,
): void {
  const stop = queryClient.getQueryCache().subscribe(({ query: { queryHash } }) => {
    if (queryHash === sessionHash || queryHash === userHash) listener(signedInId(queryClient));
  });
  signal?.addEventListener('abort', stop);
}
