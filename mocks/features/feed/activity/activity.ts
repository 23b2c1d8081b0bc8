// What members do, with everything that follows from it; calls and the simulated neighbours both come here.
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { mentionedMembers } from './mentions';
import { notificationType } from '../../notifications/notification-types';
import { notify } from '../../notifications/notify';
import { awaitPostsOf } from '../../profile/members/preferences';
import { canRead } from '../../../engine/world/relations';
import type { World } from '../../../engine/world/world';
import { tagsOf } from './tags';

interface NewText {
  content: string;
  clientId?: string | undefined;
}

const stamp = (world: World) => world.clock.now().toISOString();
const clientKey = (authorId: number, clientId: string | undefined) =>
  clientId === undefined ? null : `${authorId} ${clientId}`;

const dayMs = 24 * 3_600_000;

export interface PostDraft extends NewText {
  audience?: Schema<'Audience'> | undefined;
  lookingFor?: Schema<'LookingFor'> | undefined;
  videoUrl?: string | undefined;
  repostOf?: number | undefined;
  commentsOff?: boolean | undefined;
  poll?: Schema<'NewPoll'> | undefined;
  attachment?: Schema<'Attachment'> | undefined;
  images?: readonly Schema<'SharedImage'>[] | undefined;
}

/** The post that this member wrote before with the same `clientId`: a retry. */
export const postOfRetry = ({ db }: World, authorId: number, clientId: string | undefined) =>
  clientId === undefined ? undefined : db.post.first('clientKey', `${authorId} ${clientId}`);

/** Writes a post; one that came before with the same `clientId` is returned as it is. */
export function writePost(world: World, authorId: number, given: PostDraft): Readonly<Row<'post'>> {
  const known = postOfRetry(world, authorId, given.clientId);
  if (known) return known;
  const endsAt = world.clock.now().getTime() + (given.poll?.days ?? 0) * dayMs;
  const poll = given.poll && { options: given.poll.options, endsAt: new Date(endsAt).toISOString() };
  const post = world.db.post.add({
    authorId,
    content: given.content,
    audience: given.audience ?? 'members',
    tags: tagsOf(given.content),
    attachment: given.attachment ?? null,
    images: given.images ?? null,
    poll: poll ?? null,
    history: null,
    videoUrl: given.videoUrl ?? null,
    lookingFor: given.lookingFor ?? null,
    repostOf: given.repostOf ?? null,
    commentsOff: given.commentsOff ?? false,
    pinned: false,
    clientKey: clientKey(authorId, given.clientId),
    createdAt: stamp(world),
    editedAt: null,
  });
  const mentioned = notifyMentioned(world, post, authorId, given.content);
  notifyAwaiting(world, post, mentioned);
  return post;
}

/** @param notified members who hear of it otherwise */
function notifyAwaiting(world: World, post: Readonly<Row<'post'>>, notified: ReadonlySet<number>): void {
  for (const to of awaitPostsOf(world.db, post.authorId)) {
    if (notified.has(to) || !canRead(world.db, post, to)) continue;
    notify(world, notificationType.newPost, { to, from: post.authorId }, { postId: post.id });
  }
}

/** Gives a post another text and keeps the earlier one; only those who are newly mentioned are told. */
export function rewritePost(
  world: World,
  post: Readonly<Row<'post'>>,
  content: string,
): Readonly<Row<'post'>> {
  const { content: earlier, authorId } = post;
  const until = stamp(world);
  const history = [...historyOf(post), { content: earlier, until }];
  const patch = { content, tags: tagsOf(content), history, editedAt: until };
  const known = new Set(mentionedMembers(world.db, earlier).map(({ id }) => id));
  const saved = world.db.post.update(post.id, patch);
  notifyMentioned(world, saved, authorId, content, known);
  return saved;
}

export const historyOf = ({ history }: Readonly<Row<'post'>>) => [...(history ?? [])];

export interface CommentDraft extends NewText {
  parentId?: number | undefined;
  image?: Schema<'SharedImage'> | undefined;
  pin?: Schema<'FigurePin'> | undefined;
}

/** The comment or reply that this member wrote before with the same `clientId`: a retry. */
export const commentOfRetry = ({ db }: World, authorId: number, clientId: string | undefined) =>
  clientId === undefined ? undefined : db.comment.first('clientKey', `${authorId} ${clientId}`);

/** Writes a comment, or a reply when `parentId` names a comment; deduplicated like posts. */
export function writeComment(
  world: World,
  post: Readonly<Row<'post'>>,
  authorId: number,
  given: CommentDraft,
): Readonly<Row<'comment'>> {
  const known = commentOfRetry(world, authorId, given.clientId);
  if (known) return known;
  const comment = world.db.comment.add({
    postId: post.id,
    parentId: given.parentId ?? null,
    authorId,
    content: given.content,
    image: given.image ?? null,
    pin: given.pin ?? null,
    deleted: false,
    clientKey: clientKey(authorId, given.clientId),
    createdAt: stamp(world),
    editedAt: null,
  });
  const notified = new Set([authorId, notifyAnswered(world, post, comment)]);
  notifyMentioned(world, post, authorId, given.content, notified);
  return comment;
}

function notifyAnswered(
  world: World,
  post: Readonly<Row<'post'>>,
  comment: Readonly<Row<'comment'>>,
): number {
  const from = comment.authorId;
  const parent = comment.parentId === null ? undefined : world.db.comment.get(comment.parentId);
  if (parent === undefined) {
    const about = { postId: post.id, commentId: comment.id };
    notify(world, notificationType.comment, { to: post.authorId, from }, about);
    return post.authorId;
  }
  const about = { postId: post.id, commentId: parent.id, replyId: comment.id };
  notify(world, notificationType.reply, { to: parent.authorId, from }, about);
  return parent.authorId;
}

/**
 * @param notified members who hear of it otherwise
 * @returns those who were told here
 */
function notifyMentioned(
  world: World,
  post: Readonly<Row<'post'>>,
  from: number,
  text: string,
  notified: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const mentioned = mentionedMembers(world.db, text)
    .map(({ id }) => id)
    .filter((id) => !notified.has(id) && canRead(world.db, post, id));
  for (const to of mentioned) notify(world, notificationType.mention, { to, from }, { postId: post.id });
  return new Set(mentioned);
}

/**
 * One reaction a member and post: a second one replaces type and price, keeps the id and notifies nobody.
 * @param price £, of `would_buy` only
 */
export function reactTo(
  world: World,
  post: Readonly<Row<'post'>>,
  userId: number,
  type: Schema<'ReactionType'>,
  price: number | null = null,
): Readonly<Row<'reaction'>> {
  const mine = world.db.reaction.by('postId', post.id).find((row) => row.userId === userId);
  if (mine) return world.db.reaction.update(mine.id, { type, price });
  const reaction = world.db.reaction.add({ postId: post.id, userId, type, price, createdAt: stamp(world) });
  notify(world, notificationType.reaction, { to: post.authorId, from: userId }, { postId: post.id });
  return reaction;
}

/** Brings the like into the wanted state; saying it twice changes nothing. */
export function setLike(
  world: World,
  comment: Readonly<Row<'comment'>>,
  userId: number,
  liked: boolean,
): void {
  const like = world.db.commentLike.by('commentId', comment.id).find((row) => row.userId === userId);
  if (!liked && like) world.db.commentLike.remove(like.id);
  if (!liked || like) return;
  world.db.commentLike.add({ commentId: comment.id, userId });
  const isReply = comment.parentId !== null;
  notify(
    world,
    isReply ? notificationType.replyLike : notificationType.commentLike,
    { to: comment.authorId, from: userId },
    {
      postId: comment.postId,
      commentId: comment.parentId ?? comment.id,
      replyId: isReply ? comment.id : null,
    },
  );
}

export function askToConnect(
  world: World,
  requesterId: number,
  addresseeId: number,
  note: string | null,
): Readonly<Row<'connection'>> {
  const connection = world.db.connection.add({
    requesterId,
    addresseeId,
    status: 'pending',
    note,
    createdAt: stamp(world),
    respondedAt: null,
  });
  const people = { to: addresseeId, from: requesterId };
  notify(world, notificationType.connectionRequest, people, { connectionId: connection.id });
  return connection;
}
