import { useSyncExternalStore } from 'react';

// One clock for every relative time on the screen: it ticks each half minute, and at once when the page is seen again.
const tickMs = 30_000;
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  if (document.visibilityState === 'hidden') return;
  now = new Date();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The present moment, to half a minute; for relative times and day groups. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
