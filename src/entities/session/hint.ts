// A mark, not a secret: "somebody was signed in here", so that public pages of strangers never ask the server (A2).
const key = 'session-hint';

export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

/** Calls `act` when another tab took the mark away: by signing out, or by finding that the session has ended. */
export function onHintTakenAway(act: () => void, signal?: AbortSignal): void {
  const look = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && !hasSessionHint()) act();
  };
  globalThis.addEventListener('storage', look, signal === undefined ? {} : { signal });
}

export function setSessionHint(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: every visit to a public page then begins signed out.
  }
}
