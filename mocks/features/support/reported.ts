// What a report is about, and what its decision does to it.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import type { Call } from '../../engine/answers/operation';
import { authorView } from '../../engine/answers/views';
import { conflict, invalid } from '../../engine/requests/refusal';
import { originOf } from '../../engine/requests/site-origin';
import { removeComment } from '../feed/comments';
import { removePost } from '../feed/posts';
import { sendMail } from './mail';

type Ticket = Readonly<Row<'supportTicket'>>;
type Action = Schema<'ReportAction'>;
type About = Pick<NonNullable<Ticket['context']>, 'kind' | 'id' | 'reason'>;

interface Found {
  text: string;
  authorId: number | null;
}

/** The reported record; undefined when it is gone. */
function find(db: Database, { kind, id = '' }: About): Found | undefined {
  const number = Number(id);
  switch (kind) {
    case 'post': {
      const row = db.post.get(number);
      return row && { text: row.content, authorId: row.authorId };
    }
    case 'comment': {
      const row = db.comment.get(number);
      return row && !row.deleted ? { text: row.content, authorId: row.authorId } : undefined;
    }
    case 'message': {
      const row = db.message.get(number);
      return row && row.deletedAt === null ? { text: row.content, authorId: row.senderId } : undefined;
    }
    case 'user': {
      const row = db.user.get(number);
      return row && { text: row.headline ?? '', authorId: row.id };
    }
    case 'business': {
      const row = db.business.get(id);
      return row && { text: [row.name, row.tagline].filter(Boolean).join('\n'), authorId: row.ownerId };
    }
    default:
      return { text: '', authorId: null };
  }
}

/** What can be taken away; a member or a business is suspended instead. */
const isContent = (kind: About['kind']) => kind === 'post' || kind === 'comment' || kind === 'message';

function actionsFor({ kind }: About, found: Found | undefined, adminId: number): Action[] {
  const hasMember = found?.authorId != null && found.authorId !== adminId;
  return [
    'dismiss',
    ...(found && kind === 'post' ? (['hide'] as const) : []),
    ...(found && isContent(kind) ? (['remove'] as const) : []),
    ...(hasMember ? (['warn', 'suspend'] as const) : []),
  ];
}

/** What an admin is told of the content of a report; undefined for other tickets. */
export function reportedView(
  db: Database,
  ticket: Ticket,
  adminId: number,
): Schema<'ReportedContent'> | undefined {
  const { topic, context } = ticket;
  if (topic !== 'report' || context === null) return undefined;
  const found = find(db, context);
  const authorId = found?.authorId ?? null;
  const others = db.supportTicket.all().filter((row) => row.topic === 'report' && row.id !== ticket.id);
  return {
    text: found?.text || null,
    author: authorId === null ? null : authorView(db, authorId),
    isSuspended: authorId !== null && db.user.get(authorId)?.status === 'suspended',
    earlierReports:
      authorId === null
        ? 0
        : others.filter((row) => row.context && find(db, row.context)?.authorId === authorId).length,
    reporterReports:
      ticket.ownerId === null ? 0 : others.filter(({ ownerId }) => ownerId === ticket.ownerId).length,
    isGone: found === undefined,
    actions: actionsFor(context, found, adminId),
  };
}

/** Carries out a decision. Throws 409 for one that was taken before, 422 for one that cannot be taken here. */
export function carryOut(call: Call, { context, action: before }: Ticket, action: Action): void {
  const { db, clock, sessions } = call.world;
  if (before !== null) throw conflict('A decision has already been made on this report');
  const about = context ?? {};
  const found = find(db, about);
  if (!actionsFor(about, found, call.me().id).includes(action))
    throw invalid({ action: ['This can’t be done with this report'] });
  const number = Number(about.id);
  if (action === 'hide') db.post.update(number, { audience: 'me' });
  if (action === 'remove' && about.kind === 'post') removePost(db, number);
  if (action === 'remove' && about.kind === 'message') {
    db.message.update(number, { deletedAt: clock.now().toISOString() });
  }
  const comment = action === 'remove' && about.kind === 'comment' ? db.comment.get(number) : undefined;
  if (comment) removeComment(db, comment);
  const author = found?.authorId == null ? undefined : db.user.get(found.authorId);
  if (action === 'warn' && author)
    sendMail(call, author.email, 'A warning about what you shared on Tiebeam', `${originOf(call)}/terms`);
  if (action === 'suspend' && author) {
    db.user.update(author.id, { status: 'suspended', suspendedReason: about.reason ?? 'Reported content' });
    sessions.closeAllOf(author.id);
  }
}
