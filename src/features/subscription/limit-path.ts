import { readStored, writeStored } from '@/lib/storage';

const key = 'plan-limit-path';

/** Keeps the page on which a limit was reached, for the way back from the plans; also past the provider's checkout. */
export const rememberLimitPath = (path: string) => void writeStored(key, path, 'session');

/** The page of this site to go back to; null when no limit led here. */
export function limitPath(): string | null {
  const path = readStored(key, 'session');
  return path !== null && /^\/(?!\/)/.test(path) ? path : null;
}

export const forgetLimitPath = () => void writeStored(key, null, 'session');
