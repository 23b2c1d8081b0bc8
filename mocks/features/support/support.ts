import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { numberOf } from '../../engine/db/table-definition';
import { keepUpload } from '../../engine/uploads/uploads';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { conflict, forbidden, invalid, notFound, tooMany } from '../../engine/requests/refusal';
import { originOf } from '../../engine/requests/site-origin';
import { recordAct } from '../../engine/answers/audit';
import { sameReport, ticketOf } from './intake';
import { sendMail } from './mail';
import { carryOut, reportedView } from './reported';
import { imagesOf } from '../../engine/uploads/uploaded-images';
import { authorView } from '../../engine/answers/views';

const pageSize = 20;
const ticketsAnHour = 10;
const hourMs = 3_600_000;
/** Working hours until an answer can be expected. */
const replyWithinHours: Record<Schema<'SupportTopic'>, number> = {
  sales: 8,
  support: 16,
  billing: 8,
  press: 24,
  problem: 16,
  report: 24,
};

type Ticket = Readonly<Row<'supportTicket'>>;

/** @param reader an admin is told what a report is about */
function ticketView(db: Database, ticket: Ticket, reader: Readonly<Row<'user'>>): Schema<'SupportTicket'> {
  const { assigneeId, ...row } = ticket;
  const reported = reader.role === 'admin' ? reportedView(db, ticket, reader.id) : undefined;
  return {
    ...row,
    images: [...row.images],
    replies: row.replies.map(({ authorId, ...reply }) => ({ ...reply, author: authorView(db, authorId) })),
    assignee: assigneeId === null ? null : authorView(db, assigneeId),
    ...(reported && { reported }),
  };
}

/** Its page among the admin's. */
const pathOf = ({ topic, id }: Ticket) => `/admin/${topic === 'report' ? 'reports' : 'tickets'}?ticket=${id}`;

const receipt = ({ id, reference, email, topic, createdAt }: Ticket): Schema<'SupportReceipt'> => ({
  id,
  reference,
  email,
  replyWithinHours: replyWithinHours[topic],
  createdAt,
});

/** My ticket, or any for an admin. Throws 404 when there is none, 403 when it is somebody else's. */
function readableTicket(call: Call): Ticket {
  const me = call.me();
  const row = call.world.db.supportTicket.get(call.param('id'));
  if (row === undefined) throw notFound('We couldn’t find that ticket');
  if (row.ownerId !== me.id && me.role !== 'admin') throw forbidden('You don’t have access to this ticket');
  return row;
}

/** Throws 429 after ten tickets within an hour from one member, or from all who are not signed in. */
function refuseFlood(call: Call, ownerId: number | null): void {
  const { db, clock } = call.world;
  const since = new Date(clock.now().getTime() - hourMs).toISOString();
  const recent = db.supportTicket.all().filter((row) => row.ownerId === ownerId && row.createdAt > since);
  if (recent.length >= ticketsAnHour)
    throw tooMany(600, 'You’ve sent us several messages. Wait a few minutes and try again');
}

export const supportOperations = {
  listSupportTickets(call) {
    const me = call.me();
    const { db } = call.world;
    const isAdmin = me.role === 'admin';
    const {
      scope = isAdmin ? 'all' : 'mine',
      status,
      topic,
      reports,
      kind,
      query = '',
      sort = '-updatedAt',
    } = call.filters();
    if (scope === 'all' && !isAdmin) throw forbidden('Only admins can see all tickets');
    const part = query.trim().toLowerCase();
    const rows = db.supportTicket
      .sorted(sort.endsWith('createdAt') ? 'createdAt' : 'updatedAt')
      .filter((row) => scope === 'all' || row.ownerId === me.id)
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => topic === undefined || row.topic === topic)
      .filter((row) => reports === undefined || (row.topic === 'report') === reports)
      .filter((row) => kind === undefined || row.context?.kind === kind)
      .filter((row) =>
        `${row.reference} ${row.name} ${row.email} ${row.message}`.toLowerCase().includes(part),
      );
    const ordered = sort.startsWith('-') ? rows.toReversed() : rows;
    return { status: 200, body: paged(call, ordered, pageSize, (row) => ticketView(db, row, me)) };
  },

  async createSupportTicket(call) {
    const { db, clock } = call.world;
    const ticket = ticketOf(call, await call.body());
    const images = await imagesOf(call, 'images');
    const known = sameReport(db, ticket);
    if (known) return { status: 201, body: { ...receipt(known), repeated: true } };
    refuseFlood(call, ticket.ownerId);
    const now = clock.now();
    const at = now.toISOString();
    const row = db.supportTicket.add({
      ...ticket,
      reference: '',
      images: [],
      status: 'open',
      replies: [],
      assigneeId: null,
      action: null,
      createdAt: at,
      updatedAt: at,
    });
    const n = numberOf(row.id);
    const owner = ticket.ownerId ?? 0;
    const scope = { kind: 'ticket', id: row.id } as const;
    const kept = await Promise.all(
      images.map((image) => keepUpload(call.world, owner, image, scope, `support-${n}`)),
    );
    const saved = db.supportTicket.update(row.id, {
      reference: `SUP-${now.getUTCFullYear()}-${String(n).padStart(6, '0')}`,
      images: kept.map(({ file }) => `${owner}/media/${file}`),
    });
    sendMail(
      call,
      saved.email,
      `We’ve got your message: ${saved.reference}`,
      `${originOf(call)}/settings/support`,
    );
    return { status: 201, body: receipt(saved) };
  },

  getSupportTicket(call) {
    return { status: 200, body: ticketView(call.world.db, readableTicket(call), call.me()) };
  },

  async updateSupportTicket(call) {
    const row = readableTicket(call);
    const me = call.me();
    const { db, clock } = call.world;
    const isStaff = me.role === 'admin' && row.ownerId !== me.id;
    const { reply, status, claim: isClaim, action, updatedAt } = await call.body();
    if (updatedAt !== undefined && updatedAt !== row.updatedAt)
      throw conflict('This has changed since you opened it');
    if (!isStaff) {
      if (isClaim !== undefined || action !== undefined) throw forbidden('Only admins can do this');
      if (status === 'answered') throw invalid({ status: ['Choose open or closed'] });
    } else if (row.assigneeId !== null && row.assigneeId !== me.id) {
      throw conflict('Another admin is already working on this');
    }
    if (action !== undefined && row.topic !== 'report') throw invalid({ action: ['This isn’t a report'] });
    if (action !== undefined) carryOut(call, row, action);
    const at = clock.now().toISOString();
    const written = {
      id: row.replies.length + 1,
      authorId: me.id,
      isStaff,
      message: reply ?? '',
      createdAt: at,
    };
    const next = reply === undefined ? row.status : isStaff ? 'answered' : 'open';
    const before = row.status;
    const saved = db.supportTicket.update(row.id, {
      status: status ?? (action === undefined ? next : 'closed'),
      replies: reply === undefined ? row.replies : [...row.replies, written],
      ...(action !== undefined && { action }),
      ...(isClaim !== undefined && { assigneeId: isClaim ? me.id : null }),
      updatedAt: at,
    });
    if (reply !== undefined && isStaff) {
      sendMail(call, row.email, `We’ve replied to ${row.reference}`, `${originOf(call)}/settings/support`);
    }
    const about = { subject: row.reference, path: pathOf(row) };
    if (action !== undefined) recordAct(call, { ...about, act: 'report', after: action });
    else if (isStaff && saved.status !== before)
      recordAct(call, { ...about, act: 'ticket', before, after: saved.status });
    return { status: 200, body: ticketView(db, saved, me) };
  },
} satisfies OperationsOf<
  'listSupportTickets' | 'createSupportTicket' | 'getSupportTicket' | 'updateSupportTicket'
>;
