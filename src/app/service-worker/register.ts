// Evaluated once, after the first load: the first load has no more of it than its name.
import { Workbox } from 'workbox-window';
import { takeNewestVersion } from '@/lib/network/newest-version';
import { showToast } from '@/ui/toast/toast';

/** A page that stays open asks for a newer version when it is looked at again, at most this often, in ms. */
const pauseMs = 60 * 60_000;

async function reload(): Promise<void> {
  // Without a network the present version is all there is.
  if (navigator.onLine) await takeNewestVersion(navigator.serviceWorker);
  // What is unsaved asks on the way out (ui/draft), as for any other reload.
  location.reload();
}

/** Starts keeping the shell in this browser; a newer version is offered, and never taken without a word. */
function registerServiceWorker(): void {
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () =>
    showToast({
      kind: 'blank',
      text: 'A new version is ready',
      durationMs: Infinity,
      action: {
        label: 'Reload',
        onAction: () => void reload(),
      },
    }),
  );
  // Without it the page works as before: private windows and some policies refuse it.
  worker.register().catch(() => undefined);
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < pauseMs) return;
    askedAt = Date.now();
    worker.update().catch(() => undefined);
  });
}

if ('serviceWorker' in navigator) registerServiceWorker();
