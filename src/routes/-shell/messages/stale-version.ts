// After a deployment an open page may ask for a chunk that is gone: one reload to the same address mends it.
import { isLoadingInBackground } from '@/lib/timing/background-load';
import { missingCodePrefix } from '@/lib/network/missing-code';
import { isCodeGone } from '@/lib/network/server-reachable';
import { readStored, writeStored } from '@/lib/storage';
import { hasUnstoredDrafts } from '@/ui/draft/draft-store';
import { showToast } from '@/ui/toast/toast';

const key = 'stale-version-reload';
const pauseMs = 30_000;

/** False when the last reload for this reason was less than 30 s ago; without storage the page's age tells. */
function mayReload(): boolean {
  const now = Date.now();
  const last = Number(readStored(key, 'session') ?? 0);
  if (!writeStored(key, String(now), 'session')) return performance.now() > pauseMs;
  // Not a number, or a time in the future: no reload happened then.
  return !(last <= now && now - last <= pauseMs);
}

/** Whether a reload now would take text out of somebody's hands. */
function isTyping(): boolean {
  const place = document.activeElement;
  if (place instanceof HTMLTextAreaElement) return place.value !== '';
  if (place instanceof HTMLInputElement)
    return !/^(checkbox|radio|button|submit)$/.test(place.type) && place.value !== '';
  return place instanceof HTMLElement && place.isContentEditable;
}

type Reload = () => unknown;

let isSaid = false;

/** Says it once for a page; the words stay until they are dismissed. */
function offer(reload: Reload): void {
  if (isSaid) return;
  isSaid = true;
  showToast({
    kind: 'blank',
    text: 'Updated – reload',
    durationMs: Infinity,
    action: { label: 'Reload', onAction: () => void reload() },
  });
}

const isTextAtStake = () => isTyping() || hasUnstoredDrafts();

/** Where a service worker keeps the shell, a reload alone would bring the old page back. The mock server's keeps nothing. */
export async function reloadPage(): Promise<void> {
  await import('@/lib/network/newest-version')
    .then(({ takeNewestVersion }) => takeNewestVersion(navigator.serviceWorker))
    .catch(() => undefined);
  location.reload();
}

/**
 * Reloads once for a page that stands without its code, when that is gone from the server and no text is at stake: whatever else
 * is being fetched ahead, somebody waits for this. The page offers the reload itself.
 */
export async function reloadMissingPage({ message }: Error, reload: Reload = reloadPage): Promise<void> {
  if ((await isCodeGone(message)) && !isTextAtStake() && mayReload()) void reload();
}

/**
 * Reloads once when a chunk of an older version is missing; a second failure goes to the route's error page. Not while the server
 * cannot be reached, where nothing is stale and a reload would lose the page, nor for code that the server still has, nor for code
 * that nobody waits for. While somebody types, or has typed what could not be stored, the reload is only offered.
 */
export function reloadOnStaleVersion(reload: Reload = reloadPage): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    const { message } = payload;
    // The router has a rule of its own, without these exceptions and not without storage. It goes by the browser's words.
    payload.message = `${missingCodePrefix}${message}`;
    if (!navigator.onLine || isLoadingInBackground()) return;
    // Until the page has gone the failure shows as what it is, so it is not held back.
    void isCodeGone(message).then((isGone) => {
      if (!isGone) return;
      if (isTextAtStake()) offer(reload);
      else if (mayReload()) void reload();
    });
  });
}
