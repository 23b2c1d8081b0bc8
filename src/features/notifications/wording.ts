import type { Schemas } from '@/api/contract';
import { kindOf } from './notification-kinds';

type Notification = Schemas['Notification'];

/** The id of a notification's type; null when the server names none. */
export function typeOf({ notificationType }: Pick<Notification, 'notificationType'>): number | null {
  // The contract wants an id here; one that is missing all the same must not cost the whole list.
  return (notificationType as { id?: number | null } | null | undefined)?.id ?? null;
}

/** The label of a notification, for every type id, unknown ones and none included (specification §8). */
export const notificationLabel = (typeId: number | null): string => kindOf(typeId).label;

/** A click marks every notification read except those of messages (specification §4). */
export const isReadByClick = (notification: Notification): boolean =>
  kindOf(typeOf(notification)).isKeptUnread !== true;

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
  const deed = (rows[0] && kindOf(typeOf(rows[0])).merged?.text) ?? 'reacted to your post';
  return {
    first: first?.fullName ?? 'Someone',
    others,
    deed: people.length > 1 ? deed : `${deed} ${rows.length} times`,
  };
}

/** What one notification says, as a sentence to name its controls by: "Wen Li commented on your post". */
export function notificationSentence(notification: Notification): string {
  const { label, merged, withName } = kindOf(typeOf(notification));
  const name = notification.sender?.fullName;
  if (name && withName) return withName(name);
  if (name && merged) return `${name} ${merged.text}`;
  const detail = notificationDetail(notification);
  return detail === null ? label : `${label}: ${detail}`;
}

/** What a notification is about, in a few words: what was written, or how many there are; null for nothing to add. */
export function notificationDetail(notification: Notification): string | null {
  const { snippet, count } = notification;
  if (snippet) return snippet;
  const { counted } = kindOf(typeOf(notification));
  if (!counted || !count || count < counted.from) return null;
  return `${count} ${count === 1 ? counted.one : counted.many}`;
}
