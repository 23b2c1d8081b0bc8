// Who may read which file. Private by default: what no rule names, nobody reads.
import type { Database, Row } from '../../engine/db/database';
import { isAskedAbout, roleIn } from '../evaluations/rules/access';
import { visibleConversation } from '../chat/access';
import type { Call } from '../../engine/answers/operation';
import { mayReadDocument } from '../portfolio/documents/document-files';
import { mayReadSchedulePhoto } from '../portfolio/upkeep/schedule-share';
import { watchable } from '../portfolio/upkeep/videos';
import { profileOf } from '../profile/card';
import { closenessTo, isShownTo } from '../profile/members/profile-audience';
import { shownProperties } from '../profile/profile-properties';
import { forbidden, notFound } from '../../engine/requests/refusal';
import { isBlockedBetween } from '../../engine/world/relations';
import { visiblePost } from '../../engine/answers/visible';

type Upload = Readonly<Row<'mediaFile'>>;

const notYours = () => forbidden('You don’t have access to this file');

/** Throws 401 without a session where one is needed, and 404 or 403 for who may not read the upload. */
export function refuseReader(call: Call, upload: Upload): void {
  const { scope, ownerId } = upload;
  if (scope.kind === 'public') return;
  const me = call.me();
  const { db } = call.world;
  if (ownerId === me.id || scope.kind === 'members') return;
  switch (scope.kind) {
    case 'post':
      visiblePost(db, scope.id, me.id);
      return;
    case 'conversation':
      visibleConversation(db, scope.id, me.id);
      return;
    case 'evaluation':
      if (!mayReadImage(db, upload, me.id)) throw notYours();
      return;
    case 'document': {
      const document = db.document.get(scope.id);
      if (document === undefined || !mayReadDocument(call.world, document, me.id)) throw notYours();
      return;
    }
    case 'video': {
      const video = db.video.get(scope.id);
      if (video === undefined || !watchable(call)(video)) throw notYours();
      return;
    }
    case 'ticket':
      if (me.role !== 'admin') throw notYours();
      return;
    case 'business': {
      const business = db.business.get(scope.id);
      if (business === undefined || !maySeeProof(business, me)) throw notYours();
      return;
    }
    case 'owner':
      if (!isOnProfile(db, upload, me.id) && !mayReadSchedulePhoto(call.world, upload, me.id))
        throw notYours();
      return;
  }
}

/** The first photograph of a property that its owner shows on their profile, to this reader too. */
function isOnProfile(db: Database, { file, ownerId }: Upload, readerId: number): boolean {
  const owner = db.user.get(ownerId);
  if (owner?.status !== 'active' || isBlockedBetween(db, ownerId, readerId)) return false;
  return (
    isShownTo(profileOf(db, owner), 'properties', closenessTo(db, ownerId, readerId)) &&
    shownProperties(db, ownerId).some(({ images: [first] }) => first === file)
  );
}

/** What proves a business is for who may change it, and for admins of the site. */
function maySeeProof({ members }: Readonly<Row<'business'>>, me: Readonly<Row<'user'>>): boolean {
  const role = members.find(({ userId }) => userId === me.id)?.role;
  return me.role === 'admin' || role === 'owner' || role === 'admin';
}

/** A copy of an evaluation shows the same pictures, so that one evaluation the member may see is enough. */
function mayReadImage(db: Database, { file, ownerId }: Upload, readerId: number): boolean {
  return db.evaluationImage
    .all()
    .filter((image) => image.file === file && image.ownerId === ownerId)
    .some(({ evaluationId }) => {
      const row = db.evaluation.get(evaluationId);
      if (row === undefined) return false;
      if (roleIn(row, readerId) !== undefined) return true;
      return row.deletedAt === null && (row.isPublished || isAskedAbout({ db }, evaluationId, readerId));
    });
}

/**
 * The name of a file the seed speaks of, which nobody ever uploaded: a document of a portfolio or one that was sent in a
 * conversation; undefined when there is none. Throws 401 without a session, 403 for somebody else's.
 */
export function seededName(call: Call, ownerId: string, file: string): string | undefined {
  const me = call.me();
  const { db } = call.world;
  const path = `${ownerId}/media/${file}`;
  const owner = Number(ownerId);
  const document = db.document
    .by('ownerId', owner)
    .find((row) => row.file === path || row.versions.some((version) => version.file === path));
  if (document !== undefined) {
    if (!mayReadDocument(call.world, document, me.id)) throw notYours();
    return document.name;
  }
  for (const business of db.business.by('ownerId', owner)) {
    const proof = business.verification?.documents.find((each) => each.file === path);
    if (proof === undefined) continue;
    if (!maySeeProof(business, me)) throw notYours();
    return proof.name;
  }
  const mine = db.conversationMember.by('userId', me.id);
  for (const { conversationId } of mine) {
    for (const { senderId, attachments } of db.message.by('conversationId', conversationId)) {
      if (senderId !== owner) continue;
      const sent = attachments.find((each) => 'file' in each && each.file === file);
      if (sent !== undefined && 'name' in sent) return sent.name;
    }
  }
  return undefined;
}

export const noSuchFile = () => notFound('We couldn’t find that file');
