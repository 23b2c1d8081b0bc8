// The emoji that a member chose last on this device, the latest first.

const mostRecent = 16;
const keyOf = (userId: number) => `recent-emoji:${userId}`;

// What could not be stored lives as long as the page.
const unstored = new Map<number, string>();

/** The latest first; none where storage is blocked. */
export function recentEmojis(userId: number): string[] {
  try {
    const kept = unstored.get(userId) ?? localStorage.getItem(keyOf(userId)) ?? '';
    return kept.split(' ').filter((each) => each !== '');
  } catch {
    return [];
  }
}

/** Puts an emoji before those that were chosen earlier. */
export function rememberEmoji(userId: number, emoji: string): void {
  const text = [emoji, ...recentEmojis(userId).filter((each) => each !== emoji)]
    .slice(0, mostRecent)
    .join(' ');
  try {
    localStorage.setItem(keyOf(userId), text);
    unstored.delete(userId);
  } catch {
    unstored.set(userId, text);
  }
}
