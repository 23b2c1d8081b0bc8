// Where the visitor wanted to go before signing in. Kept out of the URL, and only for this tab (A3).
import { safeReturnPath } from '@/lib/links/return-path';

const key = 'return-path';
let remembered: string | null = null;

export function rememberPath(path: string): void {
  remembered = path;
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage is blocked: the page's memory alone serves until it is reloaded.
  }
}

/** The remembered path, once, if it is one of ours; otherwise `/`. */
export function takeRememberedPath(): string {
  let stored = remembered;
  try {
    stored = sessionStorage.getItem(key) ?? remembered;
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
  remembered = null;
  return safeReturnPath(stored) ?? '/';
}
