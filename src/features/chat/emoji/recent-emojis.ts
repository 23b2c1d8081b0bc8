// The emoji that a member chose last on this device, the latest first.
import { readStored, writeStored } from '@/lib/storage';

const mostRecent = 16;
const keyOf = (userId: number) => `recent-emoji:${userId}`;

// What could not be stored lives as long as the page.
const unstored = new Map<number, string>();

/** The latest first; none where storage is blocked. */
export function recentEmojis(userId: number): string[] {
  const kept = unstored.get(userId) ?? readStored(keyOf(userId)) ?? '';
  return kept.split(' ').filter((each) => each !== '');
}

/** Puts an emoji before those that were chosen earlier. */
export function rememberEmoji(userId: number, emoji: string): void {
  const text = [emoji, ...recentEmojis(userId).filter((each) => each !== emoji)]
    .slice(0, mostRecent)
    .join(' ');
  if (writeStored(keyOf(userId), text)) unstored.delete(userId);
  else unstored.set(userId, text);
}
