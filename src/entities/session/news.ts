// What one tab tells the other tabs of this browser about the session.
const channelName = 'session';

/** Who has signed out, or in. */
export type SessionNews = { signedOut: number } | { signedIn: number };

/** Tells the other tabs. Where a browser cannot, they find out when they are looked at. */
export function tellOtherTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Calls `act` with who signed out in another tab; with null when it told anything else, so that one may look. */
export function onSessionNews(act: (signedOut: number | null) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  new BroadcastChannel(channelName).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const isSignOut = typeof data === 'object' && data !== null && 'signedOut' in data;
    act(isSignOut && typeof data.signedOut === 'number' ? data.signedOut : null);
  });
}
