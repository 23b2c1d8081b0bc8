// What a thread shows, row by row: pure.
import { readMoment } from '@/lib/dates/dates';
import type { Unsent } from '@/features/chat/engine/outbox';
import { alikeIn, arrivedIn, type Message } from '@/features/chat/engine/thread';
import { dayHeading } from '@/features/chat/wording';

interface RowFrame {
  /** The same for a message before and after the server has it. */
  key: string;
  /** The heading of the day that begins with it. */
  day: string | null;
  /** How many unread messages begin with it, as it was when the conversation was opened. */
  unreadFrom: number | null;
  /** First or last of what one person wrote within five minutes. */
  isFirst: boolean;
  isLast: boolean;
}
export interface MessageRow extends RowFrame {
  kind: 'message';
  message: Message;
}
export interface UnsentRow extends RowFrame {
  kind: 'unsent';
  unsent: Unsent;
}
export type ThreadRow = MessageRow | UnsentRow;

const together = 5 * 60_000;

/** Where the unread messages began when the conversation was opened. */
export interface UnreadMark {
  afterId: number;
  count: number;
}

interface Shown {
  messages: readonly Message[];
  unsent: readonly Unsent[];
  userId: number;
  mark: UnreadMark | null;
  now: Date;
}

interface Bare {
  at: number;
  senderId: number;
  row: Pick<MessageRow, 'kind' | 'message'> | Pick<UnsentRow, 'kind' | 'unsent'>;
  key: string;
}

/** Every message and what is not sent yet, with days, the unread mark, and who speaks on. */
export function threadRows({ messages, unsent, userId, mark, now }: Shown): ThreadRow[] {
  const names = new Set(unsent.map(({ clientId }) => clientId));
  const underWay = unsent.filter(({ state }) => state === 'sending' || state === 'sent');
  const isThere = new Set([...arrivedIn(messages, userId, names), ...alikeIn(messages, userId, underWay)]);
  const bare: Bare[] = [
    ...messages.map((message) => ({
      at: readMoment(message.createdAt)?.getTime() ?? Number.NaN,
      senderId: message.sender.id,
      row: { kind: 'message' as const, message },
      key: message.sender.id === userId && message.clientId ? `c${message.clientId}` : `m${message.id}`,
    })),
    // One that has arrived may still be in the outbox: it is shown once.
    ...unsent
      .filter(({ clientId }) => !isThere.has(clientId))
      .map((each) => ({
        at: each.writtenAt,
        senderId: userId,
        row: { kind: 'unsent' as const, unsent: each },
        key: `c${each.clientId}`,
      })),
  ];
  const firstUnread = mark && messages.find(({ id, sender }) => id > mark.afterId && sender.id !== userId);
  const dayOf = dayTeller();
  return bare.map(({ row, key, at, senderId }, place) => {
    const before = bare[place - 1];
    const after = bare[place + 1];
    const isDay = !before || dayOf(before.at) !== dayOf(at);
    const isMark = row.kind === 'message' && firstUnread != null && row.message.id === firstUnread.id;
    const isWith = (other: Bare | undefined) =>
      other !== undefined &&
      other.senderId === senderId &&
      Math.abs(other.at - at) < together &&
      dayOf(other.at) === dayOf(at);
    const nextIsMark = after?.row.kind === 'message' && after.row.message.id === firstUnread?.id;
    return {
      ...row,
      key,
      day: isDay ? dayHeading(new Date(at), now) : null,
      unreadFrom: isMark ? (mark?.count ?? null) : null,
      isFirst: isDay || isMark || !isWith(before),
      isLast: nextIsMark || !isWith(after),
    };
  });
}

/** The calendar day of a moment, in the reader's zone; neighbours are mostly of one day, which costs nothing. */
function dayTeller(): (at: number) => number {
  let from = Infinity;
  let to = -Infinity;
  return (at) => {
    if (at >= from && at < to) return from;
    const date = readMoment(new Date(Number.isFinite(at) ? at : 0)) ?? new Date(0);
    from = new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
    to = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
    return from;
  };
}

/** Whether two rows show the same: a row on screen is drawn again only when this is false. */
export const isSameRow = (a: ThreadRow, b: ThreadRow): boolean =>
  a.kind === b.kind &&
  a.key === b.key &&
  a.day === b.day &&
  a.unreadFrom === b.unreadFrom &&
  a.isFirst === b.isFirst &&
  a.isLast === b.isLast &&
  (a.kind === 'message' && b.kind === 'message' ? a.message === b.message : true) &&
  (a.kind === 'unsent' && b.kind === 'unsent' ? a.unsent === b.unsent : true);

/** How many messages of others came after this one. */
export function countAfter(messages: readonly Message[], userId: number, afterId: number): number {
  let count = 0;
  for (let place = messages.length - 1; place >= 0; place -= 1) {
    const message = messages[place];
    if (!message || message.id <= afterId) break;
    if (message.sender.id !== userId && message.deletedAt === null) count += 1;
  }
  return count;
}
