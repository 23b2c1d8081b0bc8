// Follows what the session checks find: a lost session, or another person's, empties everything private.
import { hashKey, onlineManager, type QueryClient } from '@tanstack/react-query';
import { followSession } from '@/entities/session/follow';
import { hasSessionHint, onHintTakenAway } from '@/entities/session/hint';
import { onSessionMessage } from '@/entities/session/other-tabs';
import {
  checkAgain,
  checkQuietly,
  knownSession,
  outdateChecks,
  sessionQueries,
  setSession,
  signedInId,
  type SessionCheck,
} from '@/entities/session/queries';
import { rememberPath } from '@/entities/session/remembered-path';
import { inBackground } from '@/lib/timing/background-load';
import { isGuestPath, isPublicPath } from '@/lib/paths/public-paths';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { closeAllModals } from '@/ui/modal/modal-store';
import { onPageReturn, type PageReturn } from '../recovery/page-return';
import type { createAppRouter } from '../router';

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
  // What is left on the page can't be saved any more: nobody is asked about it.
  await router.navigate({ to: '/account/login', replace: true, ignoreBlocker: true });
}

/** Starts following, until `signal` ends it; call once. */
export function watchSession(queryClient: QueryClient, router: AppRouter, signal?: AbortSignal): void {
  let leaving = Promise.resolve();
  const follow = (found: SessionCheck, previous: SessionCheck | undefined) => {
    if (!previous?.hasSession) return;
    if (found.hasSession) {
      // A server that does not say whose session it is says nothing of another person either.
      const isOther = found.userId && previous.userId && found.userId !== previous.userId;
      if (isOther) greetAnother();
      else followRole(found);
    } else {
      closeAllModals();
      leaving = leavePrivatePage(router).then(() => forgetAnswers(queryClient));
    }
  };
  /** Somebody became an admin, or is none any more: what they may see changes with this check. */
  const followRole = ({ role }: SessionCheck) => {
    const { queryKey } = sessionQueries.user();
    const known = queryClient.getQueryData(queryKey)?.userRole?.role;
    if (role && known && role !== known) void queryClient.invalidateQueries({ queryKey });
  };
  const greetAnother = () => {
    closeAllModals();
    forgetAnswers(queryClient);
    void router.invalidate();
  };
  followSession(queryClient, follow, signal);

  /**
   * Answers whether the same person is still here. A stranger without the mark of a member is not asked for, unless
   * another tab has told of somebody: the mark may just have been taken away by a check from before it.
   */
  const lookAgain = async (check = checkQuietly, isTold = false): Promise<boolean> => {
    const known = knownSession(queryClient);
    if (!isTold && !known?.hasSession && !hasSessionHint()) return false;
    // Without a network what was read stays in view; its return asks.
    if (!onlineManager.isOnline() && !navigator.onLine) return false;
    const { hasSession, userId } = await check(queryClient);
    if (!hasSession) await leaving;
    else if (isGuestPath(router.state.location.pathname)) await router.invalidate();
    if (hasSession && userId === null) return isSamePerson();
    return hasSession && userId === known?.userId;
  };
  /** Of a server that does not say whose session it is, the person is asked for. */
  const isSamePerson = async () => {
    const before = signedInId(queryClient);
    await queryClient.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => null);
    const isSame = signedInId(queryClient) === before;
    if (!isSame && before) greetAnother();
    return isSame;
  };
  const comeBack = async (how: PageReturn) => {
    // Signed out since, by another tab: not even for a moment is what was on the screen shown to whoever pressed Back.
    const isDoubtful = how === 'restored' && !hasSessionHint();
    const isSame = await (isDoubtful ? outOfSight(() => lookAgain(checkAgain)) : lookAgain());
    // What was read in another tab is no news here any more. After a lost network the connection asks by itself.
    if (isSame && how !== 'online') await readNews(queryClient);
  };

  onPageReturn((how) => void comeBack(how), signal);
  onHintTakenAway(() => void lookAgain(), signal);
  const hear = (signedOut: number | null) => {
    if (signedOut !== null) removeDraftsOf(signedOut);
    const known = knownSession(queryClient)?.userId ?? signedInId(queryClient);
    if (signedOut !== null && signedOut === known) setSession(queryClient, null);
    else {
      outdateChecks();
      void lookAgain(checkQuietly, true);
    }
  };
  onSessionMessage(hear, signal);
}

/** Nobody has asked for it: without its code it is left to the next visit. */
async function readNews(queryClient: QueryClient): Promise<void> {
  const news = await inBackground(import('@/features/notifications/data/refresh')).catch(() => undefined);
  await news?.refreshNotifications(queryClient);
}

/** Shows nothing of the page until the act is done. */
async function outOfSight<T>(act: () => Promise<T>): Promise<T> {
  const { style } = document.body;
  style.visibility = 'hidden';
  try {
    return await act();
  } finally {
    style.visibility = '';
  }
}
