import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { signOut } from '@/entities/session/sign-out';
import { forgetRecents } from '@/features/search/recents-storage';
import { removeDraftsOf } from '@/ui/draft/draft-store';

/** Ends the session, and removes what this person wrote and chose in this browser. */
export function logOut(queryClient: QueryClient, router: AnyRouter): void {
  signOut(queryClient, (userId) => {
    if (userId !== null) {
      removeDraftsOf(userId);
      forgetRecents(userId);
    }
    void router.navigate({ to: '/account/login', replace: true });
  });
}
