import type { ConnectionEvent } from './connection';

/** Tells what the browser knows of the network and of the page being looked at. Returns how to stop. */
export function listenToPage(tell: (event: ConnectionEvent) => void): () => void {
  const wentOffline = () => tell({ type: 'browserOffline' });
  const cameOnline = () => tell({ type: 'browserOnline' });
  const wasShown = () => {
    // A page that slept may not have been told that the network is back.
    if (navigator.onLine) cameOnline();
    tell({ type: 'visible' });
  };
  const changedVisibility = () => {
    if (document.visibilityState === 'visible') wasShown();
  };
  const cameBack = (event: PageTransitionEvent) => {
    // Taken from the back-forward cache: browsers close sockets of the pages they keep there.
    if (event.persisted) wasShown();
  };
  window.addEventListener('offline', wentOffline);
  window.addEventListener('online', cameOnline);
  document.addEventListener('visibilitychange', changedVisibility);
  window.addEventListener('pageshow', cameBack);
  return () => {
    window.removeEventListener('offline', wentOffline);
    window.removeEventListener('online', cameOnline);
    document.removeEventListener('visibilitychange', changedVisibility);
    window.removeEventListener('pageshow', cameBack);
  };
}
