// What a post or comment carries beside its words, and what a reader made of it.
import { historyOf } from './activity';
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';

type PostRow = Readonly<Row<'post'>>;
type Details = Pick<
  Schema<'Post'>,
  | 'attachment'
  | 'images'
  | 'videoUrl'
  | 'poll'
  | 'lookingFor'
  | 'saved'
  | 'pinned'
  | 'muted'
  | 'commentsOff'
  | 'history'
  | 'pinCounts'
>;

/** What this reader did to the post. */
export const markOf = (db: Database, postId: number, readerId: number) =>
  db.postMark.by('postId', postId).find((mark) => mark.userId === readerId);

/** Changes what this reader did to the post. */
export function mark(
  db: Database,
  postId: number,
  userId: number,
  patch: Partial<Pick<Row<'postMark'>, 'saved' | 'muted' | 'vote'>>,
): void {
  const known = markOf(db, postId, userId);
  if (known) db.postMark.update(known.id, patch);
  else db.postMark.add({ postId, userId, saved: false, muted: false, vote: null, ...patch });
}

function pollOf(db: Database, post: PostRow, readerId: number): Schema<'Poll'> | null {
  const stored = post.poll;
  if (stored === null) return null;
  const votes = stored.options.map(() => 0);
  let myVote: number | null = null;
  for (const { vote, userId } of db.postMark.by('postId', post.id)) {
    if (vote === null) continue;
    votes[vote] = (votes[vote] ?? 0) + 1;
    if (userId === readerId) myVote = vote;
  }
  return {
    options: stored.options.map((text, place) => ({ text, votes: votes[place] ?? 0 })),
    endsAt: stored.endsAt,
    votes: votes.reduce((sum, count) => sum + count, 0),
    myVote,
  };
}

function pinCountsOf(db: Database, postId: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of db.comment.by('postId', postId)) {
    const field = pinnedTo(row);
    if (field !== undefined) counts[field] = (counts[field] ?? 0) + 1;
  }
  return counts;
}

export function postDetails(db: Database, post: PostRow, readerId: number): Details {
  const mine = markOf(db, post.id, readerId);
  return {
    attachment: post.attachment,
    images: [...(post.images ?? [])],
    videoUrl: post.videoUrl,
    poll: pollOf(db, post, readerId),
    lookingFor: post.lookingFor,
    saved: mine?.saved ?? false,
    pinned: post.pinned,
    muted: mine?.muted ?? false,
    commentsOff: post.commentsOff,
    history: historyOf(post),
    pinCounts: pinCountsOf(db, post.id),
  };
}

/** The figure that a comment speaks of; undefined for none. */
export const pinnedTo = (row: Readonly<Row<'comment'>>): string | undefined => commentDetails(row).pin?.field;

export function commentDetails({
  image,
  pin,
  deleted,
}: Readonly<Row<'comment'>>): Pick<Schema<'Comment'>, 'image' | 'pin'> {
  return deleted ? { image: null, pin: null } : { image, pin };
}
