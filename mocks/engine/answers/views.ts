// Rows as the contract shows them to one reader.
import type { Schema } from '../contract/contract';
import type { Database, Row } from '../db/database';
import { mentionsOf } from '../../features/feed/activity/mentions';
import { canRead } from '../world/relations';
import { oldestFirst } from './paging';
import { commentDetails, postDetails } from '../../features/feed/activity/post-details';

/** Who wrote it. Every author id of the database has a member; a hole is a fault of the seed. */
export function authorView(db: Database, userId: number): Schema<'Author'> {
  const user = db.user.get(userId);
  if (user === undefined) throw new Error(`We couldn’t find the member ${userId}`);
  const { id, fullName, username, profileImage, headline } = user;
  return { id, fullName, username, profileImage, headline };
}

export function postView(db: Database, post: Readonly<Row<'post'>>, readerId: number): Schema<'Post'> {
  const reactionCounts: Schema<'ReactionCounts'> = {};
  let myReaction: Schema<'MyReaction'> | null = null;
  for (const { id, type, price, userId } of db.reaction.by('postId', post.id)) {
    reactionCounts[type] = (reactionCounts[type] ?? 0) + 1;
    if (userId === readerId) myReaction = { id, type, price };
  }
  return {
    id: post.id,
    authUser: authorView(db, post.authorId),
    content: post.content,
    mentions: mentionsOf(db, post.content),
    audience: post.audience,
    tags: [...post.tags],
    reactionCounts,
    myReaction,
    commentCount: db.comment.by('postId', post.id).filter((comment) => !comment.deleted).length,
    createdAt: post.createdAt,
    editedAt: post.editedAt,
    ...postDetails(db, post, readerId),
    repost: post.repostOf === null ? null : sharedPostView(db, post.repostOf, readerId),
  };
}

/** The post that another one passes on, for this reader. */
function sharedPostView(db: Database, id: number, readerId: number): Schema<'SharedPost'> {
  const post = db.post.get(id);
  if (post && canRead(db, post, readerId)) {
    const { content, createdAt, authorId, attachment } = post;
    const mentions = mentionsOf(db, content);
    const authUser = authorView(db, authorId);
    return { id, state: 'shown', authUser, content, mentions, attachment, createdAt };
  }
  const state = post ? 'hidden' : 'deleted';
  return { id, state, authUser: null, content: '', mentions: [], createdAt: null };
}

export function likeState(db: Database, commentId: number, readerId: number): Schema<'LikeState'> {
  const likes = db.commentLike.by('commentId', commentId);
  return { likeCount: likes.length, likedByMe: likes.some((like) => like.userId === readerId) };
}

const shownReplies = 3;

export const repliesTo = (db: Database, commentId: number) =>
  db.comment.by('parentId', commentId).toSorted(oldestFirst);

export function commentView(
  db: Database,
  comment: Readonly<Row<'comment'>>,
  readerId: number,
): Schema<'Comment'> {
  const replies = repliesTo(db, comment.id);
  const content = comment.deleted ? '' : comment.content;
  return {
    id: comment.id,
    postId: comment.postId,
    authUser: authorView(db, comment.authorId),
    content,
    mentions: mentionsOf(db, content),
    ...likeState(db, comment.id, readerId),
    replyCount: replies.length,
    replies: replies.slice(0, shownReplies).map((reply) => replyView(db, reply, readerId)),
    createdAt: comment.createdAt,
    editedAt: comment.editedAt,
    deleted: comment.deleted,
    ...sendName(comment, readerId),
    ...commentDetails(comment),
  };
}

export function replyView(db: Database, reply: Readonly<Row<'comment'>>, readerId: number): Schema<'Reply'> {
  return {
    id: reply.id,
    commentId: reply.parentId ?? reply.id,
    authUser: authorView(db, reply.authorId),
    content: reply.content,
    mentions: mentionsOf(db, reply.content),
    ...likeState(db, reply.id, readerId),
    createdAt: reply.createdAt,
    editedAt: reply.editedAt,
    ...sendName(reply, readerId),
  };
}

/** The name that its author's client gave a comment, for its author alone: other readers could not tell what it is. */
function sendName(
  { clientKey, authorId }: Readonly<Row<'comment'>>,
  readerId: number,
): { clientId?: string } {
  if (clientKey === null || authorId !== readerId) return {};
  return { clientId: clientKey.slice(`${authorId} `.length) };
}

export function reactionView(db: Database, reaction: Readonly<Row<'reaction'>>): Schema<'Reaction'> {
  const { id, postId, type, price, createdAt, userId } = reaction;
  return { id, postId, type, price, createdAt, user: authorView(db, userId) };
}
