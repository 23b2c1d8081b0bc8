import { useQueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from '@/entities/session/other-tabs';
import { setSession } from '@/entities/session/queries';

/** What follows every kind of sign-in: this page and the other tabs know, then the page that was wanted opens. */
export function useEnter(onSignedIn: () => Promise<void>) {
  const queryClient = useQueryClient();
  /** @param userId as the server's answer names it; not every server does */
  return async (userId?: number) => {
    setSession(queryClient, userId ?? null, true);
    tellOtherTabs({ signedIn: userId ?? 0 });
    await onSignedIn();
  };
}
