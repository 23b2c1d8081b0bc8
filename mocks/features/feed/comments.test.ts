import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer();
let post: Schema<'Post'>;

// Every answer is validated against the contract by the checked server.
const comment = async (content: string, more: object = {}) =>
  (await call('POST', `/posts/${post.id}/comment`, { content, ...more })).json as Schema<'Comment'>;
const commentsOf = async (query = '') =>
  (await call('GET', `/posts/${post.id}/comment${query}`)).json as Schema<'CommentPage'>;
const lastFor = (userId: number) => server.world.db.notification.by('notifierId', userId).at(-1);

beforeEach(async () => {
  server.signInAs('callum.reyes');
  post = (await call('POST', '/posts', { content: 'What do you think?' })).json as Schema<'Post'>;
  server.signInAs('hannah.okafor');
});

describe('comments', () => {
  it('are counted, shown and told to the author of the post', async () => {
    const written = await comment('Very nice, @priya.raman would say');
    expect((await commentsOf()).data).toEqual([written]);
    expect((await call('GET', `/posts/${post.id}`)).json).toMatchObject({ commentCount: 1 });
    expect(lastFor(2)).toMatchObject({ typeId: 3, senderId: 1, postId: post.id, commentId: written.id });
    expect(lastFor(3)).toMatchObject({ typeId: 7, senderId: 1, postId: post.id });
  });

  it('come ten at a time in the asked order', async () => {
    const written = [];
    for (let count = 0; count < 12; count += 1) written.push((await comment(`Number ${count}`)).id);
    expect((await commentsOf()).data.map(({ id }) => id)).toEqual(written.slice(0, 10));
    expect((await commentsOf('?sort=newest&page=2')).data.map(({ id }) => id)).toEqual([
      written[1],
      written[0],
    ]);
    await call('PUT', `/posts/comment/like/${written[7]}`, { liked: true });
    expect((await commentsOf('?sort=top')).data[0]?.id).toBe(written[7]);
    expect((await call('GET', `/posts/${post.id}/comment?sort=best`)).status).toBe(400);
  });

  it('are stored once for a retry', async () => {
    const first = await comment('Once', { clientId: 'c1' });
    expect((await comment('Once', { clientId: 'c1' })).id).toBe(first.id);
    expect((await commentsOf()).total).toBe(1);
  });

  it('tell their author alone the name that their client gave them', async () => {
    const { id } = await comment('Once', { clientId: 'c1' });
    await comment('A reply', { clientId: 'c2', commentId: id });
    const names = async () => {
      const [first] = (await commentsOf()).data;
      return [first?.clientId, first?.replies[0]?.clientId];
    };
    expect(await names()).toEqual(['c1', 'c2']);
    server.signInAs('callum.reyes');
    expect(await names()).toEqual([undefined, undefined]);
  });

  it('never notify oneself', async () => {
    server.signInAs('callum.reyes');
    const before = lastFor(2);
    await comment('Answering myself, @callum.reyes');
    expect(lastFor(2)).toBe(before);
  });

  it('refuse empty text and a post that is not there', async () => {
    expect((await call('POST', `/posts/${post.id}/comment`, { content: '' })).status).toBe(422);
    expect((await call('POST', '/posts/99999/comment', { content: 'Hello' })).status).toBe(404);
  });
});

describe('replies', () => {
  it('hang under their comment and tell its author', async () => {
    const parent = await comment('A question');
    server.signInAs('callum.reyes');
    const reply = await comment('An answer', { commentId: parent.id });
    expect(lastFor(1)).toMatchObject({ typeId: 4, commentId: parent.id, replyId: reply.id });
    expect((await commentsOf()).data[0]).toMatchObject({ replyCount: 1, replies: [{ id: reply.id }] });
    const replies = await call('GET', `/posts/${post.id}/comment/${parent.id}`);
    expect(replies.json).toMatchObject({ total: 1, data: [{ content: 'An answer', commentId: parent.id }] });
    expect((await call('GET', `/posts/${post.id}/comment/${reply.id}`)).status).toBe(404);
  });

  it('cannot hang under a reply or another post’s comment', async () => {
    const parent = await comment('A question');
    const reply = await comment('An answer', { commentId: parent.id });
    const nested = await call('POST', `/posts/${post.id}/comment`, { content: 'x', commentId: reply.id });
    expect(nested.json).toMatchObject({ errors: { commentId: ['This comment has been deleted'] } });
  });
});

describe('changing', () => {
  it('marks a comment edited', async () => {
    const { id } = await comment('Furst');
    const edited = await call('PUT', `/posts/${post.id}/comment/${id}`, { content: 'First' });
    expect(edited.json).toMatchObject({ content: 'First', editedAt: expect.any(String) as string });
  });

  it('keeps a deleted comment for its replies, and lets it go with the last one', async () => {
    const parent = await comment('Soon gone');
    const reply = await comment('Still here', { commentId: parent.id });
    expect((await call('DELETE', `/posts/${post.id}/comment/${parent.id}`)).status).toBe(204);
    expect((await commentsOf()).data).toMatchObject([{ deleted: true, content: '', replyCount: 1 }]);
    expect((await call('GET', `/posts/${post.id}`)).json).toMatchObject({ commentCount: 1 });
    await call('DELETE', `/posts/${post.id}/comment/${reply.id}`);
    expect((await commentsOf()).total).toBe(0);
  });

  it('is the author’s alone', async () => {
    const { id } = await comment('Mine');
    server.signInAs('callum.reyes');
    expect((await call('PUT', `/posts/${post.id}/comment/${id}`, { content: 'x' })).status).toBe(403);
    expect((await call('DELETE', `/posts/${post.id}/comment/${id}`)).status).toBe(403);
    expect((await call('DELETE', `/posts/1/comment/${id}`)).status).toBe(404);
  });
});

describe('likes', () => {
  it('are wanted states, and told once', async () => {
    const { id } = await comment('Likeable');
    server.signInAs('callum.reyes');
    const liked = { likeCount: 1, likedByMe: true };
    expect((await call('PUT', `/posts/comment/like/${id}`, { liked: true })).json).toEqual(liked);
    const notification = lastFor(1);
    expect(notification).toMatchObject({ typeId: 9, senderId: 2, commentId: id });
    expect((await call('PUT', `/posts/comment/like/${id}`, { liked: true })).json).toEqual(liked);
    expect(lastFor(1)).toBe(notification);
    const taken = await call('PUT', `/posts/comment/like/${id}`, { liked: false });
    expect(taken.json).toEqual({ likeCount: 0, likedByMe: false });
  });

  it('of replies have their own call and notification', async () => {
    const parent = await comment('Parent');
    const reply = await comment('Reply', { commentId: parent.id });
    server.signInAs('callum.reyes');
    expect((await call('PUT', `/posts/comment/like/${reply.id}`, { liked: true })).status).toBe(404);
    expect((await call('PUT', `/posts/comment/reply/like/${reply.id}`, { liked: true })).status).toBe(200);
    expect(lastFor(1)).toMatchObject({ typeId: 10, commentId: parent.id, replyId: reply.id });
    expect((await call('PUT', `/posts/comment/reply/like/${reply.id}`, { liked: 1 })).status).toBe(422);
  });
});

describe('comments on a figure of the post’s evaluation', () => {
  it('are counted by figure and can be read by themselves', async () => {
    const { data } = (await call('GET', '/posts?feed=deals')).json as Schema<'PostPage'>;
    post = data.find(({ attachment }) => attachment?.kind === 'evaluation') ?? post;
    const pin = { evaluationId: post.attachment?.refId ?? '', field: 'grossYield' };
    const written = await comment('Before voids?', { pin });
    const { pinCounts } = (await call('GET', `/posts/${post.id}`)).json as Schema<'Post'>;
    const pinned = await commentsOf('?figure=grossYield');
    expect(pinned.total).toBe(pinCounts?.['grossYield']);
    expect(pinned.data.map(({ id }) => id)).toContain(written.id);
    expect((await commentsOf('?figure=nothing')).data).toEqual([]);
    expect(await comment('Hm', { pin: { ...pin, field: 'nothing' } })).toMatchObject({
      errors: { 'pin.field': ['That figure isn’t in this post'] },
    });
  });
});
