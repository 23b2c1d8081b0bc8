import { writePost } from '../activity';
import type { Database, Row } from '../db/database';
import { answerNeighbourly } from '../realtime/neighbours';
import { canRead, connectedIds } from '../relations';
import type { OperationsOf } from './operation';
import { newestFirst, paged } from './paging';
import { forbidden, tooMany } from './refusal';
import { postView } from './views';
import { visiblePost } from './visible';

const pageSize = 20;
const postsAMinute = 20;

/** Whose posts a feed shows: mine and my connections', and for me also those of my connections' connections. */
function authorsOf(db: Database, feed: 'for-you' | 'connections', readerId: number): Set<number> {
  const connected = connectedIds(db, readerId);
  const authors = new Set([readerId, ...connected]);
  if (feed === 'for-you') {
    for (const id of connected) for (const next of connectedIds(db, id)) authors.add(next);
  }
  return authors;
}

function refuseFlood(db: Database, authorId: number, now: Date): void {
  const since = new Date(now.getTime() - 60_000).toISOString();
  const recent = db.post.by('authorId', authorId).filter((post) => post.createdAt > since);
  if (recent.length >= postsAMinute) throw tooMany(60, 'That is a lot of posts. Wait a minute');
}

/** My own post. Throws 403 when it is somebody else's. */
function ownPost(db: Database, id: number, me: Readonly<Row<'user'>>): Readonly<Row<'post'>> {
  const post = visiblePost(db, id, me.id);
  if (post.authorId !== me.id) throw forbidden('Only its author can change a post');
  return post;
}

export function removePost(db: Database, postId: number): void {
  for (const row of db.comment.by('postId', postId)) {
    for (const like of db.commentLike.by('commentId', row.id)) db.commentLike.remove(like.id);
    db.comment.remove(row.id);
  }
  for (const row of db.reaction.by('postId', postId)) db.reaction.remove(row.id);
  for (const row of db.notification.by('postId', postId)) db.notification.remove(row.id);
  db.post.remove(postId);
}

export const postOperations = {
  listPosts(call) {
    const me = call.me();
    const { db } = call.world;
    const { feed = 'for-you', author } = call.filters();
    const authors = author === undefined ? authorsOf(db, feed, me.id) : new Set([author]);
    const posts = [...authors]
      .flatMap((id) => db.post.by('authorId', id))
      .filter((post) => canRead(db, post, me.id))
      .toSorted(newestFirst);
    return { status: 200, body: paged(call, posts, pageSize, (post) => postView(db, post, me.id)) };
  },

  async createPost(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const body = await call.body();
    refuseFlood(db, me.id, clock.now());
    const post = writePost(call.world, me.id, body);
    answerNeighbourly(call.world, post);
    return { status: 201, body: postView(db, post, me.id) };
  },

  getPost(call) {
    const me = call.me();
    const { db } = call.world;
    return { status: 200, body: postView(db, visiblePost(db, call.id(), me.id), me.id) };
  },

  async updatePost(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const post = ownPost(db, call.id(), me);
    const { content } = await call.body();
    const editedAt = clock.now().toISOString();
    return { status: 200, body: postView(db, db.post.update(post.id, { content, editedAt }), me.id) };
  },

  deletePost(call) {
    const me = call.me();
    const { db } = call.world;
    removePost(db, ownPost(db, call.id(), me).id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listPosts' | 'createPost' | 'getPost' | 'updatePost' | 'deletePost'>;
