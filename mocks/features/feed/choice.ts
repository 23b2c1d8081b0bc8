// Which posts a feed shows, and in which order.
import type { Database, Row } from '../../engine/db/database';
import { preferencesOf } from '../profile/members/preferences';
import { canRead, connectedIds, partnerIn, relationsOf } from '../../engine/world/relations';
import { newestFirst } from '../../engine/answers/paging';

export type Feed = 'for-you' | 'connections' | 'deals' | 'saved';
type PostRow = Readonly<Row<'post'>>;

/** Members who blocked this one or are blocked by them: neither sees the other's posts in a feed. */
function blockedIds(db: Database, readerId: number): Set<number> {
  const blocked = relationsOf(db, readerId).filter((row) => row.status === 'blocked');
  return new Set(blocked.map((row) => partnerIn(row, readerId)));
}

/** Whose posts a feed shows: mine and my connections', and for me also those of my connections' connections; nobody's whom I muted. */
function authorsOf(db: Database, feed: Feed, readerId: number): Set<number> {
  const connected = connectedIds(db, readerId);
  const authors = new Set([readerId, ...connected]);
  if (feed !== 'connections') {
    for (const id of connected) for (const next of connectedIds(db, id)) authors.add(next);
  }
  for (const id of blockedIds(db, readerId)) authors.delete(id);
  for (const id of preferencesOf(db, readerId).mutedUserIds) authors.delete(id);
  return authors;
}

const dealKinds: readonly unknown[] = ['evaluation', 'listing', 'property'];
const isDeal = ({ attachment, lookingFor }: PostRow) =>
  lookingFor === 'deal' || dealKinds.includes(attachment?.kind);

/** The posts of a feed that the reader may see, in no order. */
export function feedOf(db: Database, feed: Feed, readerId: number): PostRow[] {
  if (feed === 'saved') {
    const saved = db.postMark.by('userId', readerId).filter((mark) => mark.saved);
    const posts = saved.flatMap(({ postId }) => db.post.get(postId) ?? []);
    return posts.filter((post) => canRead(db, post, readerId));
  }
  const marks = db.postMark.by('userId', readerId).filter((mark) => mark.muted);
  const muted = new Set(marks.map(({ postId }) => postId));
  const posts = [...authorsOf(db, feed, readerId)]
    .flatMap((id) => postsOf(db, id, readerId))
    .filter(({ id }) => !muted.has(id));
  return feed === 'deals' ? posts.filter(isDeal) : posts;
}

/** A member's posts that the reader may see. */
export const postsOf = (db: Database, authorId: number, readerId: number): PostRow[] =>
  db.post.by('authorId', authorId).filter((post) => canRead(db, post, readerId));

/**
 * @param sort `latest`: newest first; `top`: most answered first, a comment counting as two reactions
 * @param isProfile the author's pinned post stands on top
 */
export function orderOf(db: Database, sort: 'latest' | 'top', isProfile: boolean) {
  const score = ({ id }: PostRow) => db.reaction.countBy('postId', id) + 2 * db.comment.countBy('postId', id);
  const pinned = (post: PostRow) => (isProfile && post.pinned ? 1 : 0);
  const answered = (post: PostRow) => (sort === 'top' ? score(post) : 0);
  return (a: PostRow, b: PostRow) => pinned(b) - pinned(a) || answered(b) - answered(a) || newestFirst(a, b);
}
