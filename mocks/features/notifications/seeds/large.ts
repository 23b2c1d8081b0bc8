import type { Row, Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { notificationType } from '../notification-types';
import { memberId } from '../../account/seeds/accounts';
import { messageFrom, nothing, type Happening } from './events';

/** The demo member's in the large world, those of the default world among them. */
const largeTotal = 10_000;
const maxMessages = 6000;
/** Of homes and transactions; everything else was read. */
const unreadEvery = 12;
const minutesBetween = 47;
const { listing, transactions } = notificationType;

/**
 * Many more for the demo member, older than the rest: what else the records hold, message after message of the
 * conversation that never ends, and what the server tells by itself.
 */
export function* olderNotifications(
  tables: Tables,
  now: Date,
  left: readonly Happening[],
): Generator<Omit<Row<'notification'>, 'id'>> {
  const existing = tables.notification.by('notifierId', memberId);
  const oldest = existing.reduce(
    (least, { createdAt }) => (createdAt < least ? createdAt : least),
    now.toISOString(),
  );
  const older = [...left, ...messagesTo(tables)].filter(({ createdAt }) => createdAt < oldest);
  const base = { notifierId: memberId, wasInAppSent: true };
  for (const happening of older) yield { ...happening, ...base, read: true };
  const start = Date.parse(oldest);
  for (let place = 0; place < largeTotal - existing.length - older.length; place += 1) {
    const createdAt = new Date(start - (place + 1) * minutesBetween * 60_000).toISOString();
    const about =
      place % 3 === 0
        ? { ...nothing, typeId: transactions, count: 1 + (place % 5) }
        : {
            ...nothing,
            typeId: listing,
            propertySearchId: uuidOf('propertySearch', 1),
            count: 1 + (place % 4),
          };
    yield { ...about, ...base, read: place % unreadEvery !== 0, createdAt };
  }
}

/** What others wrote in the demo member's first conversation. */
function messagesTo(tables: Tables): Happening[] {
  return tables.message
    .by('conversationId', 1)
    .filter(({ senderId }) => senderId !== memberId)
    .slice(0, maxMessages)
    .map(messageFrom);
}
