// Who may see which page: the session is checked on every route change except on public pages (specification §2, §4).
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { isGuestPath, isPublicPath } from '@/lib/paths/public-paths';
import { hasSessionHint } from './hint';
import { checkAgain, knownSession, sessionQueries } from './queries';
import { rememberPath, takeRememberedPath } from './remembered-path';

export type GateAnswer = { kind: 'pass' } | { kind: 'sign-in' } | { kind: 'leave-guest-page'; to: string };

/** A redirect to the sign-in page follows its check at once: it is not asked a second time. */
const redirectMs = 1000;

const pass: GateAnswer = { kind: 'pass' };

/**
 * The page stays as it is while the check runs; if the session is gone, session-watch moves the visitor on. Without a
 * network what was read stays in view: session-watch asks once there is one.
 */
function checkInBackground(queryClient: QueryClient): GateAnswer {
  if (onlineManager.isOnline()) void checkAgain(queryClient);
  return pass;
}

/** Decides on one navigation. Asks the server at most once, and not at all for a stranger on a public page. */
export async function decideGate(queryClient: QueryClient, path: string, href: string): Promise<GateAnswer> {
  const isSignedIn = knownSession(queryClient)?.hasSession ?? false;
  // Without a network the home page would be that of visitors: a member is told why theirs does not come.
  const isMembersHome = path === '/' && !isSignedIn && hasSessionHint() && !navigator.onLine;
  if (isPublicPath(path) && !isMembersHome)
    return isSignedIn || hasSessionHint() ? checkInBackground(queryClient) : pass;
  if (isGuestPath(path)) {
    const { hasSession } = isSignedIn ? { hasSession: true } : await checkAgain(queryClient, redirectMs);
    return hasSession ? { kind: 'leave-guest-page', to: takeRememberedPath() } : pass;
  }
  if (isSignedIn) return checkInBackground(queryClient);
  // Who it is will be wanted at once: asked beside the check, not after it.
  const user = hasSessionHint() ? queryClient.prefetchQuery(sessionQueries.user()) : undefined;
  const { hasSession } = await checkAgain(queryClient);
  if (!hasSession) {
    rememberPath(href);
    return { kind: 'sign-in' };
  }
  await (user ?? queryClient.prefetchQuery(sessionQueries.user()));
  return pass;
}
