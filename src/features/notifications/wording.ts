import type { Schemas } from '@/api/contract';

type Notification = Schemas['Notification'];

// A Map, so that an id from the server can never reach an object's own properties.
const labels: ReadonlyMap<number | null, string> = new Map([
  [1, 'New connection request'],
  [2, 'You are now connected'],
  [3, 'Commented on your Post'],
  [4, 'Replied to your Comment'],
  [5, 'Reacted to your post'],
  [6, 'New message'],
  [7, 'Mentioned you in a Post'],
  [8, 'New property matching your search'],
  [9, 'Liked your comment'],
  [10, 'Liked your reply'],
  [13, 'Outstanding transactions to confirm'],
  // Designed: of a member whose posts I asked to be told of.
  [101, 'Shared a new post'],
]);
const defaultLabel = 'Reacted to your post';

/** The id of a notification's type; null when the server names none. */
export function typeOf({ notificationType }: Pick<Notification, 'notificationType'>): number | null {
  // The contract wants an id here; one that is missing all the same must not cost the whole list.
  return (notificationType as { id?: number | null } | null | undefined)?.id ?? null;
}

/** The label of a notification, for every type id, unknown ones and none included (specification §8). */
export function notificationLabel(typeId: number | null): string {
  return labels.get(typeId) ?? defaultLabel;
}

/** Whether the type has a name of its own. */
export const isNamedType = (typeId: number): boolean => labels.has(typeId);

/** A click marks every notification read except those of messages (specification §4). */
export function isReadByClick(notification: Notification): boolean {
  return typeOf(notification) !== 6;
}

/** What many did to one thing, as one sentence's end. */
const deeds: ReadonlyMap<number | null, string> = new Map([
  [3, 'commented on your post'],
  [5, 'reacted to your post'],
  [7, 'mentioned you in a post'],
  [9, 'liked your comment'],
  [10, 'liked your reply'],
]);

export interface GroupWording {
  /** The newest of them. */
  first: string;
  /** "and Callum Reyes", "and 4 others"; empty when one person did it all. */
  others: string;
  deed: string;
}

/** "Ama Mensah and 4 others reacted to your post": people are counted once; newest first. */
export function groupWording(rows: readonly Notification[]): GroupWording {
  const people = [...new Map(rows.flatMap(({ sender }) => (sender ? [[sender.id, sender]] : []))).values()];
  const [first, second] = people;
  const others =
    people.length > 2 ? `and ${people.length - 1} others` : second ? `and ${second.fullName}` : '';
  const deed = deeds.get(rows[0] ? typeOf(rows[0]) : null) ?? 'reacted to your post';
  return {
    first: first?.fullName ?? 'Someone',
    others,
    deed: people.length > 1 ? deed : `${deed} ${rows.length} times`,
  };
}

const counted: ReadonlyMap<number | null, readonly [one: string, many: string]> = new Map([
  [6, ['message', 'messages']],
  [8, ['property', 'properties']],
  [13, ['transaction', 'transactions']],
]);

/** What a notification is about, in a few words: what was written, or how many there are; null for nothing to add. */
export function notificationDetail(notification: Notification): string | null {
  const { snippet, count } = notification;
  if (snippet) return snippet;
  const typeId = typeOf(notification);
  const nouns = counted.get(typeId);
  if (!nouns || !count || (typeId === 6 && count === 1)) return null;
  return `${count} ${count === 1 ? nouns[0] : nouns[1]}`;
}
