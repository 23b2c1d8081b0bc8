// Follows what the session checks find: a lost session, or another person's, empties everything private.
import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries, setSession, type SessionCheck } from '@/entities/session/queries';
import { rememberPath } from '@/entities/session/remembered-path';
import { onSignedOutElsewhere } from '@/entities/session/sign-out';
import { isGuestPath, isPublicPath } from '@/lib/public-paths';
import { closeAllModals } from '@/ui/modal-store';
import type { createAppRouter } from './router';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Removes every cached answer but the session's own: it was another person's to see. */
function forgetAnswers(queryClient: QueryClient): void {
  const [sessionPath] = sessionQueries.check().queryKey;
  void queryClient.cancelQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionPath });
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionPath });
  queryClient.getMutationCache().clear();
}

async function leavePrivatePage(router: AppRouter): Promise<void> {
  const { pathname, href } = router.state.location;
  if (isPublicPath(pathname) || isGuestPath(pathname)) return;
  rememberPath(href);
  await router.navigate({ to: '/account/login', replace: true });
}

/** Starts following; call once. */
export function watchSession(queryClient: QueryClient, router: AppRouter): void {
  const [sessionPath] = sessionQueries.check().queryKey;
  let last: SessionCheck | undefined;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionPath) return;
    const found = query.state.data as SessionCheck | undefined; // the key names the query that answers a SessionCheck
    if (!found || found === last) return;
    const previous = last;
    last = found;
    if (previous?.hasSession && !found.hasSession) {
      closeAllModals();
      void leavePrivatePage(router).then(() => forgetAnswers(queryClient));
    } else if (previous?.hasSession && previous.userId !== found.userId) {
      forgetAnswers(queryClient);
      void router.invalidate();
    }
  });
  onSignedOutElsewhere(() => setSession(queryClient, null));
  globalThis.addEventListener('pageshow', (event) => {
    if (event.persisted) void queryClient.fetchQuery(sessionQueries.check());
  });
}
