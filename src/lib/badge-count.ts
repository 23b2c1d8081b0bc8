/** What an unread badge reads: nothing for none, the count up to 19, then `20+` (specification §9). */
export function badgeCount(count: number): string {
  if (count >= 20) return '20+';
  return count >= 1 ? String(Math.floor(count)) : '';
}
