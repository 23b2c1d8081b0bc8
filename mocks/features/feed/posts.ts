import { postOfRetry, rewritePost, writePost } from './activity/activity';
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { answerNeighbourly } from '../../engine/realtime/neighbours';
import { snapshotOf } from '../../engine/world/snapshots';
import { canRead } from '../../engine/world/relations';
import { keepImages, refuseNoImage } from '../../engine/uploads/uploads';
import { feedOf, orderOf, postsOf } from './choice';
import type { CallOf, OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { mark } from './activity/post-details';
import { conflict, forbidden, invalid, tooMany } from '../../engine/requests/refusal';
import { postView } from '../../engine/answers/views';
import { visiblePost } from '../../engine/answers/visible';

const pageSize = 20;
const postsAMinute = 20;

type PostRow = Readonly<Row<'post'>>;
type Update = Schema<'PostUpdate'>;

function refuseFlood(db: Database, authorId: number, now: Date): void {
  const since = new Date(now.getTime() - 60_000).toISOString();
  const recent = db.post.by('authorId', authorId).filter((post) => post.createdAt > since);
  if (recent.length >= postsAMinute) throw tooMany(60, 'You’ve posted a lot. Wait a minute and try again');
}

/** My own post. Throws 403 when it is somebody else's. */
function ownPost(db: Database, id: number, me: Readonly<Row<'user'>>): PostRow {
  const post = visiblePost(db, id, me.id);
  if (post.authorId !== me.id) throw forbidden('You can only edit your own posts');
  return post;
}

export function removePost(db: Database, postId: number): void {
  for (const row of db.comment.by('postId', postId)) {
    for (const like of db.commentLike.by('commentId', row.id)) db.commentLike.remove(like.id);
    db.comment.remove(row.id);
  }
  for (const row of db.reaction.by('postId', postId)) db.reaction.remove(row.id);
  for (const row of db.postMark.by('postId', postId)) db.postMark.remove(row.id);
  for (const row of db.notification.by('postId', postId)) db.notification.remove(row.id);
  db.post.remove(postId);
}

/** The card that goes with a post. Throws 422 for a record that is not there, or is not the author's to show. */
function attachmentOf(
  db: Database,
  given: Schema<'NewAttachment'> | undefined,
  authorId: number,
): Schema<'Attachment'> | undefined {
  if (given === undefined) return undefined;
  const snapshot = snapshotOf(db, given.kind, given.refId, authorId, given.shows);
  const missing = given.kind === 'link' ? 'Enter a web address' : `We couldn’t find that ${given.kind}`;
  if (snapshot === undefined) throw invalid({ 'attachment.refId': [missing] });
  return { kind: given.kind, refId: given.refId, snapshot };
}

/** Throws 422 for a post that is gone, or that its sharer may not read. */
function refuseUnreadable(db: Database, postId: number, readerId: number): void {
  const post = db.post.get(postId);
  if (post === undefined || !canRead(db, post, readerId))
    throw invalid({ repostOf: ['This post has been deleted'] });
}

/** Throws 422 when the post has no such option, or its poll has ended. */
function refuseVote({ poll }: PostRow, vote: number | null, now: Date): void {
  if (poll === null) throw invalid({ vote: ['This post doesn’t have a poll'] });
  if (poll.endsAt <= now.toISOString()) throw invalid({ vote: ['This poll has ended'] });
  if (vote !== null && vote >= poll.options.length) throw invalid({ vote: ['Choose one of the options'] });
}

/** What every reader may do to a post. */
function applyMarks(call: CallOf<'updatePost'>, post: PostRow, { saved, muted, vote }: Update): void {
  const { db, clock } = call.world;
  if (vote !== undefined) refuseVote(post, vote, clock.now());
  if (saved === undefined && muted === undefined && vote === undefined) return;
  mark(db, post.id, call.me().id, {
    ...(saved !== undefined && { saved }),
    ...(muted !== undefined && { muted }),
    ...(vote !== undefined && { vote }),
  });
}

/** What its author alone may do. */
function applyEdit(call: CallOf<'updatePost'>, post: PostRow, update: Update): void {
  const { db } = call.world;
  const { content, audience, lookingFor, commentsOff, pinned } = update;
  if (pinned) {
    for (const other of db.post.by('authorId', post.authorId)) {
      if (other.pinned) db.post.update(other.id, { pinned: false });
    }
  }
  db.post.update(post.id, {
    ...(audience !== undefined && { audience }),
    ...(lookingFor !== undefined && { lookingFor }),
    ...(commentsOff !== undefined && { commentsOff }),
    ...(pinned !== undefined && { pinned }),
  });
  if (content !== undefined && content !== post.content) rewritePost(call.world, post, content);
}

export const postOperations = {
  listPosts(call) {
    const me = call.me();
    const { db } = call.world;
    const { feed, author, sort, tag } = call.filters();
    const all = author === undefined ? feedOf(db, feed ?? 'for-you', me.id) : postsOf(db, author, me.id);
    const wanted = tag?.toLowerCase();
    const posts =
      wanted === undefined
        ? all
        : all.filter(({ tags }) => tags.some((each) => each.toLowerCase() === wanted));
    const pinnedFirst = author !== undefined;
    const sorted = posts.toSorted(orderOf(db, sort ?? 'latest', pinnedFirst));
    return { status: 200, body: paged(call, sorted, pageSize, (post) => postView(db, post, me.id)) };
  },

  async createPost(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const body = await call.body();
    const files = await call.files('images');
    const known = postOfRetry(call.world, me.id, body.clientId);
    if (known) return { status: 201, body: postView(db, known, me.id) };
    refuseFlood(db, me.id, clock.now());
    refuseNoImage('images', files, 'images' in body ? body.images : undefined);
    const attachment = attachmentOf(db, body.attachment, me.id);
    if (body.repostOf !== undefined) refuseUnreadable(db, body.repostOf, me.id);
    const alts = 'alts' in body ? (body.alts ?? []) : [];
    const { images, openTo } = await keepImages(call.world, me.id, files, alts);
    const post = writePost(call.world, me.id, {
      ...body,
      attachment,
      images: images.length > 0 ? images : undefined,
    });
    openTo(post.id);
    answerNeighbourly(call.world, post);
    return { status: 201, body: postView(db, post, me.id) };
  },

  getPost(call) {
    const me = call.me();
    const { db } = call.world;
    return { status: 200, body: postView(db, visiblePost(db, call.id(), me.id, true), me.id) };
  },

  async updatePost(call) {
    const me = call.me();
    const { db } = call.world;
    const post = visiblePost(db, call.id(), me.id);
    const update = await call.body();
    const { saved: _saved, muted: _muted, vote: _vote, editedAt: seen, ...edit } = update;
    const isEdit = Object.keys(edit).length > 0;
    if (isEdit) ownPost(db, post.id, me);
    if (isEdit && seen !== undefined && seen !== post.editedAt)
      throw conflict('This has changed since you opened it');
    applyMarks(call, post, update);
    if (isEdit) applyEdit(call, post, edit);
    return { status: 200, body: postView(db, visiblePost(db, post.id, me.id), me.id) };
  },

  deletePost(call) {
    const me = call.me();
    const { db } = call.world;
    removePost(db, ownPost(db, call.id(), me).id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listPosts' | 'createPost' | 'getPost' | 'updatePost' | 'deletePost'>;
