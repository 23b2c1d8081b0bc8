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

interface StoredPoll {
  options: string[];
  endsAt: string;
}

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

// Written by the server and the seeds alone, whose test holds them against the contract.
export const storedPollOf = ({ poll }: PostRow) =>
  poll === null ? undefined : (JSON.parse(poll) as StoredPoll);

function pollOf(db: Database, post: PostRow, readerId: number): Schema<'Poll'> | null {
  const stored = storedPollOf(post);
  if (stored === undefined) return null;
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

/** The card of a post. */
export const attachmentOf = ({ attachment }: PostRow) =>
  // Written by `writePost` and the seeds, as the contract has it.
  attachment === null ? null : (JSON.parse(attachment) as Schema<'Attachment'>);

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
    attachment: attachmentOf(post),
    // Written by `writePost` and the seeds, as the contract has them.
    images: post.images === null ? [] : (JSON.parse(post.images) as Schema<'SharedImage'>[]),
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
  if (deleted) return { image: null, pin: null };
  return {
    // Written by `writeComment` and the seeds, as the contract has them.
    image: image === null ? null : (JSON.parse(image) as Schema<'SharedImage'>),
    pin: pin === null ? null : (JSON.parse(pin) as Schema<'FigurePin'>),
  };
}
