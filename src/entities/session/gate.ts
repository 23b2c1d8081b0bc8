// Who may see which page: the session is checked on every route change except on public pages (specification §2, §4).
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { isGuestPath, isOfflinePath, isPublicPath } from '@/lib/paths/public-paths';
import { hasSessionHint } from './hint';
import { offlineMember } from './offline-member';
import { checkAgain, knownSession, sessionQueries } from './queries';
import { rememberPath, takeRememberedPath } from './remembered-path';

export type GateAnswer = { kind: 'pass' } | { kind: 'sign-in' } | { kind: 'leave-guest-page'; to: string };

/** A redirect to the sign-in page follows its check at once: it is not asked a second time. */
const redirectMs = 1000;

/** How long kept notes wait for a network that may lead nowhere, in ms. */
const patience = 4000;

const noAnswer = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience));

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
  // What is kept on this device needs nobody's word, as long as nobody can be asked.
  const isKept = isOfflinePath(path) && hasSessionHint() && offlineMember() !== null;
  if (isKept && !navigator.onLine) return pass;
  // Who it is will be wanted at once: asked beside the check, not after it.
  const user = hasSessionHint() ? queryClient.prefetchQuery(sessionQueries.user()) : undefined;
  const check = checkAgain(queryClient);
  const found = await (isKept ? Promise.race([check, noAnswer()]) : check);
  if (!found?.hasSession) {
    if (isKept && found?.isUnreachable !== false) return pass;
    rememberPath(href);
    return { kind: 'sign-in' };
  }
  await (user ?? queryClient.prefetchQuery(sessionQueries.user()));
  return pass;
}
