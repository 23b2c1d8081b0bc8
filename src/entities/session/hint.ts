// A mark, not a secret: "somebody was signed in here", so that public pages of strangers never ask the server (A2).
import { readStored, writeStored } from '@/lib/storage';

const key = 'session-hint';

export const hasSessionHint = (): boolean => readStored(key) === '1';

/** Calls `act` when another tab took the mark away: by signing out, or by finding that the session has ended. */
export function onHintTakenAway(act: () => void, signal?: AbortSignal): void {
  const look = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && !hasSessionHint()) act();
  };
  globalThis.addEventListener('storage', look, signal === undefined ? {} : { signal });
}

/** Where storage is blocked every visit to a public page begins signed out. */
export const setSessionHint = (isSet: boolean): void => void writeStored(key, isSet ? '1' : null);
