// Where a member's wishes for notifications are read. The one place that knows how they are kept.
import type { Tables } from './db/database';

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

/** The member's preferences, whole or as JSON; undefined for who never said anything. */
function preferencesOf(tables: Pick<Tables, 'user'>, userId: number): unknown {
  const kept = partOf(tables.user.get(userId), 'preferences');
  if (typeof kept !== 'string') return kept;
  try {
    // Whatever it is, it is looked into part by part.
    return JSON.parse(kept) as unknown;
  } catch {
    return undefined;
  }
}

/** Shall notifications of this type be shown to the member in the app? Yes, unless they switched the type off. */
export function wantsInApp(tables: Pick<Tables, 'user'>, userId: number, typeId: number): boolean {
  const byType = partOf(preferencesOf(tables, userId), 'notification');
  return partOf(partOf(byType, String(typeId)), 'inApp') !== false;
}

/** May others see how far the member has read? Yes, unless they switched it off. */
export function givesReadReceipts(tables: Pick<Tables, 'user'>, userId: number): boolean {
  return partOf(preferencesOf(tables, userId), 'readReceipts') !== false;
}
