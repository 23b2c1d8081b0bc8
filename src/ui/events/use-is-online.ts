import { useSyncExternalStore } from 'react';

function subscribe(act: () => void): () => void {
  window.addEventListener('online', act);
  window.addEventListener('offline', act);
  return () => {
    window.removeEventListener('online', act);
    window.removeEventListener('offline', act);
  };
}

/** Whether the browser believes that there is a network; it may lead nowhere all the same. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
