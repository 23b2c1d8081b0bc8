// Deals in messages: cards that may be opened, polls and quotes, and what a deal keeps of them.
import type { Schema } from '../../engine/contract/contract';
import { membershipOf, presentMembers, sees, type MessageRow } from './activity/conversations';
import type { Database } from '../../engine/db/database';
import type { StoredAttachment, StoredPoll, StoredQuote } from '../../engine/db/tables/chat';
import type { World } from '../../engine/world/world';
import { roleIn, type EvaluationRow } from '../evaluations/rules/access';
import { authorView } from '../../engine/answers/views';

export const pollOf = ({ attachments }: MessageRow): StoredPoll | undefined =>
  attachments.find((each) => each.kind === 'poll');

export const quoteIn = ({ attachments }: MessageRow): StoredQuote | undefined =>
  attachments.find((each) => each.kind === 'quote');

/** The attachments with this one in the place of the one of its kind. */
export const withAttachment = (
  { attachments }: MessageRow,
  changed: StoredPoll | StoredQuote,
): StoredAttachment[] => attachments.map((each) => (each.kind === changed.kind ? changed : each));

export function attachmentView(
  { db }: World,
  attachment: StoredAttachment,
  readerId: number,
): Schema<'ChatAttachment'> {
  if ('file' in attachment) return attachment;
  const mayOpen = isTheirs(db, attachment, readerId);
  switch (attachment.kind) {
    case 'poll': {
      const votes = attachment.votes.map(({ userId, choice }) => ({ user: authorView(db, userId), choice }));
      return { ...attachment, votes, mayOpen };
    }
    case 'quote': {
      const { before: _before, answeredById, ...shown } = attachment;
      return {
        ...shown,
        answeredBy: answeredById === null ? null : authorView(db, answeredById),
        mayOpen,
      };
    }
    default:
      return { ...attachment, mayOpen };
  }
}

function isTheirs(
  db: Database,
  { kind, refId }: Exclude<StoredAttachment, Schema<'ChatFile'>>,
  readerId: number,
): boolean {
  if (kind === 'listing') return true;
  if (kind === 'property' || kind === 'contact') return db[kind].get(refId)?.ownerId === readerId;
  const row = db.evaluation.get(refId);
  return row !== undefined && row.deletedAt === null && roleIn(row, readerId) !== undefined;
}

/** What others would buy a deal at, the latest question first. */
export const soundingsOf = (
  { db }: World,
  { id }: EvaluationRow,
  readerId: number,
): Schema<'EvaluationSounding'>[] =>
  askedOf(db, id).flatMap((message) => {
    const poll = pollOf(message);
    if (poll === undefined || poll.votes.length === 0) return [];
    const yes = poll.votes.filter(({ choice }) => choice === 'yes').length;
    return [
      {
        price: poll.price,
        yes,
        no: poll.votes.length - yes,
        at: message.createdAt,
        message: placeOf(db, message, readerId),
      },
    ];
  });

/** Quotes that were asked for a deal, the latest first. */
export const quotesOf = (
  { db }: World,
  { id }: EvaluationRow,
  readerId: number,
): Schema<'EvaluationQuote'>[] =>
  askedOf(db, id).flatMap((message) => {
    const quote = quoteIn(message);
    if (quote === undefined) return [];
    const { line, label, status, amount, validUntil, answeredAt, answeredById } = quote;
    const others = presentMembers(db, message.conversationId).filter(
      ({ userId }) => userId !== message.senderId,
    );
    return [
      {
        line,
        label,
        status,
        amount,
        validUntil,
        asked: others.map(({ userId }) => authorView(db, userId)),
        by: answeredById === null ? null : authorView(db, answeredById),
        at: answeredAt ?? message.createdAt,
        message: placeOf(db, message, readerId),
      },
    ];
  });

const askedOf = (db: Database, evaluationId: string): MessageRow[] =>
  db.message
    .by('evaluationId', evaluationId)
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => b.id - a.id);

function placeOf(db: Database, message: MessageRow, readerId: number): Schema<'MessagePlace'> {
  const { id: messageId, conversationId } = message;
  const member = membershipOf(db, conversationId, readerId);
  return member !== undefined && sees(member, message) ? { conversationId, messageId } : null;
}
