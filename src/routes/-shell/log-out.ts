import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { leaveToMember, offlineMember } from '@/entities/session/offline-member';
import { signOut } from '@/entities/session/sign-out';
import { forgetRecents } from '@/features/search/recents-storage';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { beforeLogOut } from './late/forget-viewings';

/** Ends the session, and removes what this person wrote and chose in this browser; asks before unsent viewing notes go with it. */
export function logOut(queryClient: QueryClient, router: AnyRouter): void {
  const memberId = offlineMember();
  const leave = (forgetViewings = () => {}) =>
    signOut(queryClient, (userId) => {
      if (userId !== null) {
        removeDraftsOf(userId);
        forgetRecents(userId);
      }
      leaveToMember(null);
      forgetViewings();
      void router.navigate({ to: '/account/login', replace: true });
    });
  if (memberId === null) leave();
  else beforeLogOut(memberId, leave);
}
