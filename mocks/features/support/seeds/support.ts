import type { Schema } from '../../../engine/contract/contract';
import type { Tables } from '../../../engine/db/database';
import { newcomerId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import { Dice } from '../../../engine/seeds/random';
import { unsubscribeCode } from './codes';
import { applications, subscribers } from './people';
import { tickets, type SeedTicket } from './texts';
import type { WorldSize } from '../../../engine/seeds/world-size';

const staffId = 4;

function seedTicket(tables: Tables, now: Date, ticket: SeedTicket, n: number): void {
  const { from, topic, message, daysAgo, status, context = null, replies = [], action = null } = ticket;
  const member = typeof from === 'number' ? tables.user.get(from) : undefined;
  const [name, email] = typeof from === 'number' ? [member?.fullName ?? '', member?.email ?? ''] : from;
  const createdAt = before(now, { days: daysAgo, hours: 3, minutes: n });
  const repliedAt = (place: number) =>
    before(now, { days: Math.max(0, daysAgo - 1 - place), hours: 1, minutes: n });
  const row = tables.supportTicket.add({
    reference: `SUP-${createdAt.slice(0, 4)}-${String(n).padStart(6, '0')}`,
    ownerId: member?.id ?? null,
    topic,
    message,
    name,
    email,
    images: [],
    status,
    replies: replies.map(([authorId, text], place) => ({
      id: place + 1,
      authorId,
      isStaff: authorId === staffId,
      message: text,
      createdAt: repliedAt(place),
    })),
    context,
    assigneeId: status === 'closed' ? staffId : null,
    action,
    createdAt,
    updatedAt: replies.length === 0 ? createdAt : repliedAt(replies.length - 1),
  });
  if (replies.length === 0) return;
  tables.auditEntry.add({
    adminId: staffId,
    act: action === null ? 'ticket' : 'report',
    subject: row.reference,
    path: `/admin/${topic === 'report' ? 'reports' : 'tickets'}?ticket=${row.id}`,
    before: action === null ? 'open' : null,
    after: action ?? status,
    createdAt: repliedAt(0),
  });
}

const topics: readonly (readonly Schema<'MailingTopic'>[])[] = [
  ['newsletter'],
  ['newsletter', 'market'],
  ['market', 'product'],
  ['newsletter', 'market', 'product', 'events'],
];

function seedMailingList(tables: Tables, now: Date): void {
  const dice = new Dice(57);
  const members = tables.user.all().filter(({ id }) => id % 4 === 1 && id !== newcomerId);
  [...members.map(({ email }) => email), ...subscribers].forEach((email, index) => {
    const days = dice.between(3, 380);
    const consentAt = before(now, { days, minutes: index });
    const hasLeft = index % 7 === 5;
    const leftAt = before(now, { days: dice.between(0, days - 1), minutes: index });
    tables.mailingListEntry.add({
      email,
      topics: [...dice.pick(topics)],
      consentAt,
      unsubscribedAt: hasLeft ? leftAt : null,
      code: unsubscribeCode(email),
      createdAt: consentAt,
      updatedAt: hasLeft ? leftAt : consentAt,
    });
  });
}

export function seedSupport(tables: Tables, now: Date, _size: WorldSize): void {
  tickets.forEach((ticket, index) => seedTicket(tables, now, ticket, index + 1));
  for (const { daysAgo, ...application } of applications) {
    const createdAt = before(now, { days: daysAgo, minutes: 20 });
    const isDecided = application.status !== 'applied';
    const updatedAt = isDecided ? before(now, { days: daysAgo - 3, minutes: 5 }) : createdAt;
    tables.betaApplication.add({ ...application, createdAt, updatedAt });
  }
  seedMailingList(tables, now);
}
