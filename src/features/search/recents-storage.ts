// Where each person's recent searches are kept on this machine: as text, read anew each time, so that tabs agree.

import { readStored, writeStored } from '@/lib/storage';

// what could not be stored lives as long as the page
const unstored = new Map<number, string>();
const listeners = new Set<() => void>();

const keyOf = (userId: number) => `recent-searches:${userId}`;
const tell = () => listeners.forEach((listener) => listener());

/** The text that is kept for a person; empty when there is none, or when storage is blocked. */
export const readRecentsText = (userId: number): string =>
  unstored.get(userId) ?? readStored(keyOf(userId)) ?? '';

/** Keeps a text for a person; where storage is blocked or full it holds for this page. */
export function writeRecentsText(userId: number, text: string): void {
  if (writeStored(keyOf(userId), text)) unstored.delete(userId);
  else unstored.set(userId, text);
  tell();
}

/** Forgets what a person chose on this machine: they asked for it, or signed out. */
export function forgetRecents(userId: number): void {
  unstored.delete(userId);
  writeStored(keyOf(userId), null);
  tell();
}

/** Calls `listener` after each change, here and in other tabs. Returns what stops it. */
export function followRecents(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
