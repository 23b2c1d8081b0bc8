import type { Schema } from '../contract';
import type { Database } from '../db/database';
import { snapshotOf } from '../snapshots';
import { keepUpload } from '../uploads';
import type { World } from '../world';
import { invalid } from './refusal';

/** The cards that go with a message. Throws 422 for a record that is not there, or is not the sender's to show. */
export function cardsOf(
  db: Database,
  given: readonly Schema<'NewMessageCard'>[],
  senderId: number,
): Schema<'ChatCard'>[] {
  return given.map(({ kind, refId }, place) => {
    const snapshot = snapshotOf(db, kind, refId, senderId);
    if (snapshot === undefined) {
      throw invalid({ [`attachments.${place}.refId`]: [`We couldn't find that ${kind}`] });
    }
    return { kind, refId, snapshot };
  });
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
    throw invalid({ dealRef: ["We couldn't find that evaluation"] });
  }
}
