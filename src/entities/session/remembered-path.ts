// Where the visitor wanted to go before signing in. Kept out of the URL, and only for this tab (A3).
import { safeReturnPath } from '@/lib/links/return-path';
import { readStored, writeStored } from '@/lib/storage';

const key = 'return-path';
// Where storage is blocked the page's memory serves until it is reloaded.
let remembered: string | null = null;

export function rememberPath(path: string): void {
  remembered = path;
  writeStored(key, path, 'session');
}

/** The remembered path, once, if it is one of ours; otherwise `/`. */
export function takeRememberedPath(): string {
  const stored = readStored(key, 'session') ?? remembered;
  writeStored(key, null, 'session');
  remembered = null;
  return safeReturnPath(stored) ?? '/';
}
