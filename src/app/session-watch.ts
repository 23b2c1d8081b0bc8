// Follows what the session checks find: a lost session, or another person's, empties everything private.
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { followSession } from '@/entities/session/follow';
import { hasSessionHint } from '@/entities/session/hint';
import { checkAgain, knownSession, sessionQueries, setSession } from '@/entities/session/queries';
import { rememberPath } from '@/entities/session/remembered-path';
import { onSignedOutElsewhere } from '@/entities/session/sign-out';
import { isGuestPath, isPublicPath } from '@/lib/public-paths';
import { closeAllModals } from '@/ui/modal-store';
import type { createAppRouter } from './router';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Removes every cached answer but the session's own: it was another person's to see. */
function forgetAnswers(queryClient: QueryClient): void {
  const sessionHash = hashKey(sessionQueries.check().queryKey);
  const isPrivate = ({ queryHash }: { queryHash: string }) => queryHash !== sessionHash;
  void queryClient.cancelQueries({ predicate: isPrivate });
  queryClient.removeQueries({ predicate: isPrivate });
  queryClient.getMutationCache().clear();
}

async function leavePrivatePage(router: AppRouter): Promise<void> {
  const { pathname, href } = router.state.location;
  const isHome = pathname === '/';
  if ((isPublicPath(pathname) && !isHome) || isGuestPath(pathname)) return;
  rememberPath(href);
  await router.navigate({ to: '/account/login', replace: true });
}

/** Starts following; call once. */
export function watchSession(queryClient: QueryClient, router: AppRouter): void {
  followSession(queryClient, (found, previous) => {
    if (!previous?.hasSession) return;
    if (!found.hasSession) {
      closeAllModals();
      void leavePrivatePage(router).then(() => forgetAnswers(queryClient));
    } else if (previous.userId !== found.userId) {
      forgetAnswers(queryClient);
      void router.invalidate();
    }
  });
  onSignedOutElsewhere((userId) => {
    const known = knownSession(queryClient);
    if (!known?.hasSession) return;
    // Whoever signed out there is not the one who is here: the server knows whether this session still stands.
    if (known.userId === userId) setSession(queryClient, null);
    else void checkAgain(queryClient);
  });
  // A page that comes back, from another tab or from the browser's own cache, may belong to nobody by now.
  const lookAgain = async () => {
    if (!hasSessionHint()) return;
    const { hasSession } = await checkAgain(queryClient);
    if (hasSession && isGuestPath(router.state.location.pathname)) await router.invalidate();
  };
  globalThis.addEventListener('pageshow', (event) => {
    if (event.persisted) void lookAgain();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
}
