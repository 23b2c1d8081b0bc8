// The browser's storage, which may be blocked or full: nothing here throws.

const areas = { local: () => localStorage, session: () => sessionStorage } as const;

/** `local` is for this browser, `session` for this tab and its reloads. */
export type StorageArea = keyof typeof areas;

/** The text that is stored under a key; null when there is none, or when storage is blocked. */
export function readStored(key: string, area: StorageArea = 'local'): string | null {
  try {
    return areas[area]().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when it is null. Returns false when storage is blocked or full. */
export function writeStored(key: string, text: string | null, area: StorageArea = 'local'): boolean {
  try {
    if (text === null) areas[area]().removeItem(key);
    else areas[area]().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
