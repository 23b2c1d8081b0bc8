import { useNavigate } from '@tanstack/react-router';
import { useSignOut } from '@/entities/session/sign-out';
import { forgetRecents } from '@/features/search/recents-storage';
import { removeDraftsOf } from '@/ui/draft/draft-store';

/** Ends the session, and removes what this person wrote and chose on this machine. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const signOut = useSignOut({
    onSignedOut: (userId) => {
      if (userId !== null) {
        removeDraftsOf(userId);
        forgetRecents(userId);
      }
      void navigate({ to: '/account/login', replace: true });
    },
  });
  return () => signOut.mutate({});
}
