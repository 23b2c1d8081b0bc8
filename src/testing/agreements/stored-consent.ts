import { followOtherTabs } from '@/features/consent/consent-store';

/** Reads the answer that this browser holds, as a page does whose other tab was answered. */
export function readConsentAgain(): void {
  const following = new AbortController();
  followOtherTabs(following.signal);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  following.abort();
}
