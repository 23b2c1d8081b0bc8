// What one tab tells the other tabs of this browser about the session.

/** Who has signed out, or in. */
export type SessionMessage = { signedOut: number } | { signedIn: number };

// One channel for telling and hearing: a tab would hear its own news through a second one.
let channel: BroadcastChannel | undefined;

function sessionChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel('session'));
}

/** Tells the other tabs. Where a browser cannot, they find out when they are looked at. */
export function tellOtherTabs(news: SessionMessage): void {
  sessionChannel()?.postMessage(news);
}

/**
 * Calls `act` with who signed out in another tab; with null when it told anything else, so that one may look. Until
 * `signal` ends it.
 */
export function onSessionMessage(act: (signedOut: number | null) => void, signal?: AbortSignal): void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const isSignOut = typeof data === 'object' && data !== null && 'signedOut' in data;
    act(isSignOut && typeof data.signedOut === 'number' ? data.signedOut : null);
  };
  sessionChannel()?.addEventListener('message', hear, signal === undefined ? {} : { signal });
}
