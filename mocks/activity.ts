// What members do, with everything that follows from it; calls and the simulated neighbours both come here.
import type { Schema } from './contract';
import type { Row } from './db/database';
import { mentionedMembers } from './mentions';
import { notificationType, notify } from './notify';
import { canRead } from './relations';
import type { World } from './world';

interface NewText {
  content: string;
  clientId?: string | undefined;
}

const stamp = (world: World) => world.clock.now().toISOString();
const clientKey = (authorId: number, clientId: string | undefined) =>
  clientId === undefined ? null : `${authorId} ${clientId}`;

/** Writes a post; one that came before with the same `clientId` is returned as it is. */
export function writePost(
  world: World,
  authorId: number,
  given: NewText & { audience?: Schema<'Audience'> | undefined },
): Readonly<Row<'post'>> {
  const key = clientKey(authorId, given.clientId);
  const known = key === null ? undefined : world.db.post.first('clientKey', key);
  if (known) return known;
  const post = world.db.post.add({
    authorId,
    content: given.content,
    audience: given.audience ?? 'members',
    tags: [...given.content.matchAll(/#([\p{L}\d_]+)/gu)].map(([, tag = '']) => tag),
    attachment: null,
    clientKey: key,
    createdAt: stamp(world),
    editedAt: null,
  });
  notifyMentioned(world, post, authorId, given.content);
  return post;
}

/** Writes a comment, or a reply when `parentId` names a comment; deduplicated like posts. */
export function writeComment(
  world: World,
  post: Readonly<Row<'post'>>,
  authorId: number,
  given: NewText & { parentId?: number | undefined },
): Readonly<Row<'comment'>> {
  const key = clientKey(authorId, given.clientId);
  const known = key === null ? undefined : world.db.comment.first('clientKey', key);
  if (known) return known;
  const comment = world.db.comment.add({
    postId: post.id,
    parentId: given.parentId ?? null,
    authorId,
    content: given.content,
    deleted: false,
    clientKey: key,
    createdAt: stamp(world),
    editedAt: null,
  });
  const told = new Set([authorId, notifyAnswered(world, post, comment)]);
  notifyMentioned(world, post, authorId, given.content, told);
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

/** @param told members who hear of it otherwise */
function notifyMentioned(
  world: World,
  post: Readonly<Row<'post'>>,
  from: number,
  text: string,
  told: ReadonlySet<number> = new Set(),
): void {
  for (const member of mentionedMembers(world.db, text)) {
    if (told.has(member.id) || !canRead(world.db, post, member.id)) continue;
    notify(world, notificationType.mention, { to: member.id, from }, { postId: post.id });
  }
}

/** One reaction a member and post: a second one replaces the type, keeps the id and notifies nobody. */
export function reactTo(
  world: World,
  post: Readonly<Row<'post'>>,
  userId: number,
  type: Schema<'ReactionType'>,
): Readonly<Row<'reaction'>> {
  const mine = world.db.reaction.by('postId', post.id).find((row) => row.userId === userId);
  if (mine) return world.db.reaction.update(mine.id, { type });
  const reaction = world.db.reaction.add({ postId: post.id, userId, type, createdAt: stamp(world) });
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
  notify(world, notificationType.connectionRequest, { to: addresseeId, from: requesterId });
  return connection;
}
