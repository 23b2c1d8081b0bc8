import { quoteLabel } from '@/lib/evaluation/inputs/quote-lines';
import type { Schema } from '../../engine/contract/contract';
import type { StoredAttachment, StoredQuote } from '../../engine/db/tables/chat';
import type { Database } from '../../engine/db/database';
import { snapshotOf } from '../../engine/world/snapshots';
import { keepUpload } from '../../engine/uploads/uploads';
import type { World } from '../../engine/world/world';
import { roleIn } from '../evaluations/rules/access';
import { forbidden, invalid } from '../../engine/requests/refusal';

type Asked = NonNullable<Schema<'NewMessage'>['attachments']>[number];

/**
 * The cards that go with a message. Throws 422 for a record that is not there, or is not the sender's to show, and for a
 * second question.
 */
export function cardsOf(db: Database, given: readonly Asked[], senderId: number): StoredAttachment[] {
  const cards = given.map((asked, place): StoredAttachment => {
    const { kind, refId } = asked;
    const recordKind = kind === 'poll' || kind === 'quote' ? 'evaluation' : kind;
    const snapshot = snapshotOf(db, recordKind, refId, senderId);
    if (snapshot === undefined) {
      throw invalid({ [`attachments.${place}.refId`]: [`We couldn’t find that ${recordKind}`] });
    }
    if (asked.kind === 'poll') {
      return { kind: 'poll', refId, title: snapshot.title, price: asked.price, votes: [] };
    }
    if (asked.kind === 'quote') return quoteOf(db, asked, place, { title: snapshot.title, senderId });
    return { kind: asked.kind, refId, snapshot };
  });
  if (cards.filter(({ kind }) => kind === 'poll' || kind === 'quote').length > 1) {
    throw invalid({ attachments: ['Ask one thing per message'] });
  }
  return cards;
}

function quoteOf(
  db: Database,
  { refId, line }: Schema<'NewMessageQuote'>,
  place: number,
  { title, senderId }: { title: string; senderId: number },
): StoredQuote {
  const row = db.evaluation.get(refId);
  const role = row && roleIn(row, senderId);
  if (row === undefined || (role !== 'owner' && role !== 'edit')) {
    throw forbidden('You can view this evaluation but not edit it');
  }
  const label = quoteLabel(row.inputs, line);
  if (label === undefined)
    throw invalid({ [`attachments.${place}.line`]: ['This deal doesn’t have that cost line'] });
  return {
    kind: 'quote',
    refId,
    title,
    line,
    label,
    status: 'asked',
    amount: null,
    note: '',
    validUntil: null,
    answeredById: null,
    answeredAt: null,
    before: null,
  };
}

/** Keeps the files that go with a message, images first; whoever reads the conversation may see them. */
export async function uploadsOf(
  world: World,
  ownerId: number,
  conversationId: number,
  {
    images,
    documents,
    alts,
  }: { images: readonly File[]; documents: readonly File[]; alts: readonly string[] },
): Promise<Schema<'ChatFile'>[]> {
  const scope = { kind: 'conversation', id: conversationId } as const;
  const keep = async (kind: 'image' | 'document', given: File, alt: string): Promise<Schema<'ChatFile'>> => {
    const { file, name, mime, size } = await keepUpload(world, ownerId, given, scope);
    return { kind, ownerId, file, name, mime, size, alt };
  };
  return Promise.all([
    ...images.map((image, place) => keep('image', image, alts[place] ?? '')),
    ...documents.map((document) => keep('document', document, '')),
  ]);
}

/** Throws 422 when the evaluation is not there, or not this member's to speak of. */
export function refuseDeal(db: Database, dealRef: string | null | undefined, memberId: number): void {
  if (dealRef != null && snapshotOf(db, 'evaluation', dealRef, memberId) === undefined) {
    throw invalid({ dealRef: ['We couldn’t find that evaluation'] });
  }
}
