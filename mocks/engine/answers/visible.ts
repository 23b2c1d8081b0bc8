import type { Database, Row } from '../db/database';
import { canRead, isBlockedBetween } from '../world/relations';
import type { Schema } from '../contract/contract';
import { forbidden, notFound, Refusal } from '../requests/refusal';

/** The refusal of a post that is for its author's connections, which says whose it is. */
function connectionsOnly(message: string, author: Schema<'PostOwner'>): Refusal {
  const body: Schema<'PostRefusal'> = { message, code: 'forbidden', author };
  return new Refusal(403, body);
}

/**
 * The post, if the reader may see it. Throws 404 when there is none, 403 when it is for connections only.
 * @param namesAuthor whether that refusal says whose post it is, as the contract has it for reading a post
 */
export function visiblePost(
  db: Database,
  id: number,
  readerId: number,
  namesAuthor = false,
): Readonly<Row<'post'>> {
  const post = db.post.get(id);
  const author = post && db.user.get(post.authorId);
  if (db.post.wasRemoved(id)) {
    throw new Refusal(404, { message: 'This post was deleted', code: 'deleted' });
  }
  if (post === undefined || author === undefined) throw notFound('We couldn’t find that post');
  if (canRead(db, post, readerId)) return post;
  if (post.audience === 'me' || isBlockedBetween(db, readerId, author.id)) {
    throw notFound('We couldn’t find that post');
  }
  const message = `Only ${author.fullName}’s connections can see this`;
  if (!namesAuthor) throw forbidden(message);
  const { id: authorId, username, fullName } = author;
  throw connectionsOnly(message, { id: authorId, username, fullName });
}

/** A comment or reply that is not deleted, of a post the reader may see. Throws 404 or 403. */
export function visibleComment(db: Database, id: number, readerId: number): Readonly<Row<'comment'>> {
  const comment = db.comment.get(id);
  if (comment === undefined || comment.deleted) throw notFound('We couldn’t find that comment');
  visiblePost(db, comment.postId, readerId);
  return comment;
}
