// The contract's tag `posts` has two nouns; this is the second: comments, replies and their likes.
import { commentOfRetry, setLike, writeComment } from './activity/activity';
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { keepImages, refuseNoImage } from '../../engine/uploads/uploads';
import type { Call, CallOf, OperationsOf } from '../../engine/answers/operation';
import { newestFirst, oldestFirst, paged } from '../../engine/answers/paging';
import { conflict, forbidden, invalid, notFound, tooMany } from '../../engine/requests/refusal';
import { pinnedTo } from './activity/post-details';
import { commentView, likeState, repliesTo, replyView } from '../../engine/answers/views';
import { visibleComment, visiblePost } from '../../engine/answers/visible';

const commentPageSize = 10;
const replyPageSize = 20;
const commentsAMinute = 60;

type CommentRow = Readonly<Row<'comment'>>;
type PostRow = Readonly<Row<'post'>>;

const view = (db: Database, row: CommentRow, readerId: number): Schema<'CreatedComment'> =>
  row.parentId === null ? commentView(db, row, readerId) : replyView(db, row, readerId);

/** My own comment or reply of the post in the path. Throws 404, or 403 when it is somebody else's. */
function ownComment(call: Call): CommentRow {
  const me = call.me();
  const comment = visibleComment(call.world.db, call.id('x'), me.id);
  if (comment.postId !== call.id()) throw notFound('This comment belongs to another post');
  if (comment.authorId !== me.id) throw forbidden('You can only edit your own comments');
  return comment;
}

function refuseFlood({ world }: Call, authorId: number): void {
  const since = new Date(world.clock.now().getTime() - 60_000).toISOString();
  const recent = world.db.comment.by('authorId', authorId).filter((row) => row.createdAt > since);
  if (recent.length >= commentsAMinute)
    throw tooMany(60, 'You’ve posted a lot of comments. Wait a minute and try again');
}

/** Throws 422 when the reply hangs under no comment of the post, or carries what only comments can. */
function refuseReply(db: Database, post: PostRow, parentId: number, carriesMore: boolean): void {
  const parent = db.comment.get(parentId);
  if (parent?.postId !== post.id || parent.parentId !== null || parent.deleted) {
    throw invalid({ commentId: ['This comment has been deleted'] });
  }
  if (carriesMore) throw invalid({ commentId: ['A reply can’t have a photo or a figure'] });
}

/** Throws 422 when a comment is pinned to another evaluation than the post's, or to a figure its card does not show. */
function refusePin(post: PostRow, pin: Schema<'FigurePin'> | undefined): void {
  if (pin === undefined) return;
  const { attachment } = post;
  if (attachment?.kind !== 'evaluation' || attachment.refId !== pin.evaluationId) {
    throw invalid({ 'pin.evaluationId': ['That evaluation isn’t in this post'] });
  }
  if (!attachment.snapshot.figures.some(({ field }) => field === pin.field)) {
    throw invalid({ 'pin.field': ['That figure isn’t in this post'] });
  }
}

export function removeComment(db: Database, row: CommentRow): void {
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
  if ((row.parentId !== null) !== (kind === 'reply')) throw notFound(`We couldn’t find that ${kind}`);
  const { liked } = await call.body();
  setLike(call.world, row, me.id, liked);
  return { status: 200, body: likeState(db, row.id, me.id) };
}

export const commentOperations = {
  listComments(call) {
    const me = call.me();
    const { db } = call.world;
    const post = visiblePost(db, call.id(), me.id);
    const { sort = 'oldest', figure } = call.filters();
    const rows = db.comment
      .by('postId', post.id)
      .filter((row) => row.parentId === null && (figure === undefined || pinnedTo(row) === figure));
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
    const files = await call.files('image');
    const known = commentOfRetry(call.world, me.id, body.clientId);
    if (known) return { status: 201, body: view(db, known, me.id) };
    if (post.commentsOff && post.authorId !== me.id) throw forbidden('The author has turned off comments');
    refuseFlood(call, me.id);
    refuseNoImage('image', files, 'image' in body ? body.image : undefined);
    const { content, clientId, commentId: parentId, pin } = body;
    if (parentId === undefined) refusePin(post, pin);
    else refuseReply(db, post, parentId, files.length > 0 || pin !== undefined);
    const alts = 'alt' in body && body.alt !== undefined ? [body.alt] : [];
    const { images, openTo } = await keepImages(call.world, me.id, files.slice(0, 1), alts);
    openTo(post.id);
    const draft = { content, clientId, parentId, pin, image: images[0] };
    return { status: 201, body: view(db, writeComment(call.world, post, me.id, draft), me.id) };
  },

  listReplies(call) {
    const me = call.me();
    const { db } = call.world;
    const post = visiblePost(db, call.id(), me.id);
    const comment = db.comment.get(call.id('x'));
    if (comment?.postId !== post.id || comment.parentId !== null)
      throw notFound('We couldn’t find that comment');
    const rows = repliesTo(db, comment.id);
    return { status: 200, body: paged(call, rows, replyPageSize, (row) => replyView(db, row, me.id)) };
  },

  async updateComment(call) {
    const comment = ownComment(call);
    const { db, clock } = call.world;
    const { content, editedAt: seen } = await call.body();
    if (seen !== undefined && seen !== comment.editedAt)
      throw conflict('This has changed since you opened it');
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
