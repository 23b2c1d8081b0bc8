import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { leaveToMember, offlineMember } from '@/entities/session/offline-member';
import { leaveSession, signOut } from '@/entities/session/sign-out';
import { forgetKept } from '@/features/viewing-mode/device/kept-viewings';
import { forgetRecents } from '@/features/search/recents-storage';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { beforeLogOut } from './late/forget-viewings';

function forgetMember(userId: number | null): void {
  if (userId !== null) {
    removeDraftsOf(userId);
    forgetRecents(userId);
  }
  leaveToMember(null);
}

/** The account is closed: what its member left in this browser goes, and the sign-in page opens. */
export function leaveClosedAccount(queryClient: QueryClient, router: AnyRouter): void {
  const memberId = offlineMember();
  leaveSession(queryClient, (userId) => {
    forgetMember(userId);
    if (memberId !== null) void forgetKept(memberId);
    void router.navigate({ to: '/account/login', replace: true, ignoreBlocker: true });
  });
}

/** Ends the session, and removes what this person wrote and chose in this browser; asks before unsent viewing notes go with it. */
export function logOut(queryClient: QueryClient, router: AnyRouter): void {
  const memberId = offlineMember();
  const leave = (forgetViewings = () => {}) =>
    signOut(queryClient, (userId) => {
      forgetMember(userId);
      forgetViewings();
      void router.navigate({ to: '/account/login', replace: true, ignoreBlocker: true });
    });
  if (memberId === null) leave();
  else beforeLogOut(memberId, leave);
}
