// The contract's tag `posts` has two nouns; this is the second: comments, replies and their likes.
import { setLike, writeComment } from '../activity';
import type { Schema } from '../contract';
import type { Database, Row } from '../db/database';
import type { Call, CallOf, OperationsOf } from './operation';
import { newestFirst, oldestFirst, paged } from './paging';
import { forbidden, invalid, notFound, tooMany } from './refusal';
import { commentView, likeState, repliesTo, replyView } from './views';
import { visibleComment, visiblePost } from './visible';

const commentPageSize = 10;
const replyPageSize = 20;
const commentsAMinute = 60;

type CommentRow = Readonly<Row<'comment'>>;

const view = (db: Database, row: CommentRow, readerId: number): Schema<'CreatedComment'> =>
  row.parentId === null ? commentView(db, row, readerId) : replyView(db, row, readerId);

/** My own comment or reply of the post in the path. Throws 404, or 403 when it is somebody else's. */
function ownComment(call: Call): CommentRow {
  const me = call.me();
  const comment = visibleComment(call.world.db, call.id('x'), me.id);
  if (comment.postId !== call.id()) throw notFound('This comment belongs to another post');
  if (comment.authorId !== me.id) throw forbidden('Only its author can change a comment');
  return comment;
}

function refuseFlood({ world }: Call, authorId: number): void {
  const since = new Date(world.clock.now().getTime() - 60_000).toISOString();
  const recent = world.db.comment.by('authorId', authorId).filter((row) => row.createdAt > since);
  if (recent.length >= commentsAMinute) throw tooMany(60, 'That is a lot of comments. Wait a minute');
}

function removeComment(db: Database, row: CommentRow): void {
  for (const like of db.commentLike.by('commentId', row.id)) db.commentLike.remove(like.id);
  if (db.comment.countBy('parentId', row.id) > 0) {
    db.comment.update(row.id, { deleted: true });
    return;
  }
  db.comment.remove(row.id);
  const parent = row.parentId === null ? undefined : db.comment.get(row.parentId);
  // A placeholder is kept for its replies alone.
  if (parent?.deleted && db.comment.countBy('parentId', parent.id) === 0) db.comment.remove(parent.id);
}

async function like(
  call: CallOf<'likeComment' | 'likeReply'>,
  kind: 'comment' | 'reply',
): Promise<{ status: 200; body: Schema<'LikeState'> }> {
  const me = call.me();
  const { db } = call.world;
  const row = visibleComment(db, call.id(), me.id);
  if ((row.parentId !== null) !== (kind === 'reply')) throw notFound(`There is no such ${kind}`);
  const { liked } = await call.body();
  setLike(call.world, row, me.id, liked);
  return { status: 200, body: likeState(db, row.id, me.id) };
}

export const commentOperations = {
  listComments(call) {
    const me = call.me();
    const { db } = call.world;
    const post = visiblePost(db, call.id(), me.id);
    const { sort = 'oldest' } = call.filters();
    const rows = db.comment.by('postId', post.id).filter((row) => row.parentId === null);
    const likes = (row: CommentRow) => db.commentLike.countBy('commentId', row.id);
    const order = {
      newest: newestFirst,
      oldest: oldestFirst,
      top: (a: CommentRow, b: CommentRow) => likes(b) - likes(a) || newestFirst(a, b),
    }[sort];
    const page = paged(call, rows.toSorted(order), commentPageSize, (row) => commentView(db, row, me.id));
    return { status: 200, body: page };
  },

  async createComment(call) {
    const me = call.me();
    const { db } = call.world;
    const post = visiblePost(db, call.id(), me.id);
    const body = await call.body();
    refuseFlood(call, me.id);
    if (body.commentId !== undefined) {
      const parent = db.comment.get(body.commentId);
      if (parent?.postId !== post.id || parent.parentId !== null) {
        throw invalid({ commentId: ['This comment is not there any more'] });
      }
    }
    const { content, clientId, commentId: parentId } = body;
    const comment = writeComment(call.world, post, me.id, { content, clientId, parentId });
    return { status: 201, body: view(db, comment, me.id) };
  },

  listReplies(call) {
    const me = call.me();
    const { db } = call.world;
    const post = visiblePost(db, call.id(), me.id);
    const comment = db.comment.get(call.id('x'));
    if (comment?.postId !== post.id || comment.parentId !== null) throw notFound('There is no such comment');
    const rows = repliesTo(db, comment.id);
    return { status: 200, body: paged(call, rows, replyPageSize, (row) => replyView(db, row, me.id)) };
  },

  async updateComment(call) {
    const comment = ownComment(call);
    const { db, clock } = call.world;
    const { content } = await call.body();
    const saved = db.comment.update(comment.id, { content, editedAt: clock.now().toISOString() });
    return { status: 200, body: view(db, saved, call.me().id) };
  },

  deleteComment(call) {
    removeComment(call.world.db, ownComment(call));
    return { status: 204 };
  },

  likeComment: (call) => like(call, 'comment'),
  likeReply: (call) => like(call, 'reply'),
} satisfies OperationsOf<
  | 'listComments'
  | 'createComment'
  | 'listReplies'
  | 'updateComment'
  | 'deleteComment'
  | 'likeComment'
  | 'likeReply'
>;
