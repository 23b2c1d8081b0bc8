import { expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer();

async function postByHannah(): Promise<number> {
  server.signInAs('hannah.okafor');
  const post = (await call('POST', '/posts', { content: 'React to me' })).json as Schema<'Post'>;
  server.signInAs('callum.reyes');
  return post.id;
}

it('one reaction a member: the second replaces the first, keeps its id and tells nobody again', async () => {
  const postId = await postByHannah();
  const first = await call('POST', '/reactions', { postId, type: 'like' });
  const notification = server.world.db.notification.by('notifierId', 1).at(-1);
  expect(notification).toMatchObject({ typeId: 5, senderId: 2, postId });
  const second = await call('POST', '/reactions', { postId, type: 'would_buy' });
  const { id } = first.json as Schema<'Reaction'>;
  expect(second.json).toMatchObject({ id, type: 'would_buy', user: { username: 'callum.reyes' } });
  expect(server.world.db.notification.by('notifierId', 1).at(-1)).toBe(notification);
  expect((await call('GET', `/posts/${postId}`)).json).toMatchObject({
    reactionCounts: { would_buy: 1 },
    myReaction: { id, type: 'would_buy' },
  });
});

it('lists who reacted, newest first', async () => {
  const postId = await postByHannah();
  await call('POST', '/reactions', { postId, type: 'like' });
  server.signInAs('priya.raman');
  await call('POST', '/reactions', { postId, type: 'congrats' });
  const list = await call('GET', `/reactions?postId=${postId}`);
  expect(list.json).toMatchObject([{ type: 'congrats' }, { type: 'like' }]);
  expect((await call('GET', '/reactions')).status).toBe(400);
});

it('is taken back only by the one who gave it', async () => {
  const postId = await postByHannah();
  const { id } = (await call('POST', '/reactions', { postId, type: 'like' })).json as Schema<'Reaction'>;
  server.signInAs('priya.raman');
  expect((await call('DELETE', `/reactions/${id}`)).status).toBe(403);
  server.signInAs('callum.reyes');
  expect((await call('DELETE', `/reactions/${id}`)).status).toBe(204);
  expect((await call('DELETE', `/reactions/${id}`)).status).toBe(404);
  expect((await call('GET', `/posts/${postId}`)).json).toMatchObject({
    reactionCounts: {},
    myReaction: null,
  });
});

it('refuses a kind there is none of, and a post there is none of', async () => {
  const postId = await postByHannah();
  expect((await call('POST', '/reactions', { postId, type: 'angry' })).status).toBe(422);
  expect((await call('POST', '/reactions', { postId: 99999, type: 'like' })).status).toBe(404);
  expect((await call('POST', '/reactions', { postId: '1', type: 'like' })).status).toBe(422);
});
