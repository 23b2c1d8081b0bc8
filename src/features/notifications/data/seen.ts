// Up to where each person has seen the panel, so that it can part "New" from "Earlier" after a reload too.
import { readStored, writeStored } from '@/lib/storage';

const keyOf = (username: string) => `notifications-seen:${username}`;

/** The moment of the newest notification that the panel showed at its last opening, ISO date-time; null before that. */
export const readSeen = (username: string): string | null => readStored(keyOf(username));

/**
 * Keeps how far the panel was seen; the moment is the server's, so a wrong clock here does no harm. Without storage
 * everything counts as seen before.
 */
export const keepSeen = (username: string, newestAt: string): void =>
  void writeStored(keyOf(username), newestAt);
