import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { tellOtherTabs } from '@/entities/session/other-tabs';
import { setSession } from '@/entities/session/queries';

/** Opens the page that was wanted, or the start page, as far as the server's answer named it. */
export type OnSignedIn = (startPage: Schemas['StartPage'] | undefined) => Promise<void>;

/** What follows every kind of sign-in: this page and the other tabs know, then the page that was wanted opens. */
export function useEnter(onSignedIn: OnSignedIn) {
  const queryClient = useQueryClient();
  return async ({ userId, startPage }: Partial<Schemas['SignedIn']> = {}) => {
    setSession(queryClient, userId ?? null, true);
    tellOtherTabs({ signedIn: userId ?? 0 });
    await onSignedIn(startPage);
  };
}
