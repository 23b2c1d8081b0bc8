// After a deployment an open page may ask for a chunk that is gone: one reload to the same address mends it.
import { isLoadingInBackground } from '@/lib/background-load';

const key = 'stale-version-reload';
const pauseMs = 30_000;

/** False when the last reload for this reason was less than 30 s ago; without storage the address remembers it. */
function mayReload(): boolean {
  const now = Date.now();
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(now));
    return now - last > pauseMs;
  } catch {
    return performance.now() > pauseMs;
  }
}

/**
 * Reloads once when a chunk of an older version is missing; a second failure goes to the route's error page. Not without a
 * network, where nothing is stale and a reload would lose the page, nor for code that nobody waits for.
 */
export function reloadOnStaleVersion(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || isLoadingInBackground() || !mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}
