import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { demoAccounts } from '../account/seeds/accounts';

const server = checkedServer();

// Every answer is validated against the contract by the checked server.
const feedOf = async (query = '') => (await call('GET', `/posts${query}`)).json as Schema<'PostPage'>;
const write = async (content: string, more: object = {}) =>
  (await call('POST', '/posts', { content, ...more })).json as Schema<'Post'>;
const typesFor = (username: string) => {
  const { db } = server.world;
  const id = db.user.first('username', username)?.id ?? 0;
  return db.notification.by('notifierId', id).map((row) => row.typeId);
};

describe('the feed', () => {
  it('is for members only', async () => {
    expect((await call('GET', '/posts')).status).toBe(401);
  });

  it('comes twenty at a time, newest first, and ends', async () => {
    server.signInAs('hannah.okafor');
    const first = await feedOf();
    expect(first.data).toHaveLength(20);
    const times = first.data.map((post) => post.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const last = await feedOf(`?page=${first.totalPages}`);
    expect(last.data).toHaveLength(first.total - 20 * (first.totalPages - 1));
    expect((await feedOf(`?page=${first.totalPages + 1}`)).data).toEqual([]);
  });

  it('of connections shows nobody else’s posts', async () => {
    server.signInAs('hannah.okafor');
    const { data, total } = await feedOf('?feed=connections');
    expect(total).toBeLessThan((await feedOf()).total);
    const friends = (await call('GET', '/users?connected=true&page=1')).json as Schema<'UserPage'>;
    const second = (await call('GET', '/users?connected=true&page=2')).json as Schema<'UserPage'>;
    const ids = new Set([1, ...friends.data.map(({ id }) => id), ...second.data.map(({ id }) => id)]);
    expect(data.filter((post) => !ids.has(post.authUser.id))).toEqual([]);
  });

  it('of a member shows their posts alone', async () => {
    server.signInAs('hannah.okafor');
    const { data } = await feedOf('?author=2');
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map((post) => post.authUser.id))).toEqual(new Set([2]));
  });

  it('of a newcomer is empty until they write', async () => {
    server.signInAs(demoAccounts[3]?.identifier ?? '');
    expect((await feedOf()).total).toBe(0);
    expect((await feedOf('?feed=connections')).total).toBe(0);
    await write('Hello, I am new here');
    expect((await feedOf()).total).toBe(1);
  });

  it('refuses a page or a feed that there cannot be', async () => {
    server.signInAs('hannah.okafor');
    for (const query of ['?page=0', '?page=x', '?page=1.5', '?feed=best', '?sort=oldest', '?author=me']) {
      expect((await call('GET', `/posts${query}`)).status).toBe(400);
    }
  });
});

describe('writing a post', () => {
  it('puts it on top, with mentions that lead to profiles', async () => {
    server.signInAs('hannah.okafor');
    const post = await write('Thank you @callum.reyes. And @nobody.here, and mail@priya.raman #brrr');
    expect(post.mentions).toEqual([{ name: 'callum.reyes', link: '/callum.reyes' }]);
    expect(post.tags).toEqual(['brrr']);
    expect((await feedOf()).data[0]?.id).toBe(post.id);
    expect(typesFor('callum.reyes').at(-1)).toBe(7);
  });

  it('knows a member in whatever case, and keeps the name as typed', async () => {
    server.signInAs('hannah.okafor');
    const post = await write('@CALLUM.Reyes and @callum.reyes');
    expect(post.mentions).toEqual([
      { name: 'CALLUM.Reyes', link: '/callum.reyes' },
      { name: 'callum.reyes', link: '/callum.reyes' },
    ]);
  });

  it('refuses a text of invisible characters', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/posts', { content: ' \u200b ' })).status).toBe(422);
  });

  it('keeps one post for a retry', async () => {
    server.signInAs('hannah.okafor');
    const first = await write('Once', { clientId: 'a1' });
    expect((await write('Once', { clientId: 'a1' })).id).toBe(first.id);
    server.signInAs('callum.reyes');
    expect((await write('Once', { clientId: 'a1' })).id).not.toBe(first.id);
  });

  it('refuses blank and overlong text, and a flood', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/posts', { content: ' \n' })).json).toMatchObject({
      errors: { content: ['This can’t be empty'] },
    });
    const long = await call('POST', '/posts', { content: 'x'.repeat(5001) });
    expect(long.json).toMatchObject({ errors: { content: ['Use 5,000 characters or fewer'] } });
    for (let times = 0; times < 20; times += 1) await write(`Post ${times}`);
    expect((await call('POST', '/posts', { content: 'One more' })).status).toBe(429);
  });

  it('is kept to its audience', async () => {
    server.signInAs('hannah.okafor');
    const mine = await write('Note to self', { audience: 'me' });
    const ours = await write('Among us', { audience: 'connections' });
    server.signInAs('zainab.hussain');
    expect((await call('GET', `/posts/${mine.id}`)).status).toBe(404);
    expect(await call('GET', `/posts/${ours.id}`)).toMatchObject({
      status: 403,
      json: {
        message: 'Only Hannah Okafor’s connections can see this',
        author: { id: 1, username: 'hannah.okafor', fullName: 'Hannah Okafor' },
      },
    });
    const { json } = await call('GET', `/posts/${ours.id}`);
    expect(Object.keys((json as Schema<'PostRefusal'>).author ?? {})).toHaveLength(3);
    server.signInAs('callum.reyes');
    expect((await call('GET', `/posts/${ours.id}`)).status).toBe(200);
  });
});

describe('changing a post', () => {
  it('marks it edited', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await write('Furst');
    const edited = await call('PUT', `/posts/${id}`, { content: 'First' });
    expect(edited.json).toMatchObject({ content: 'First', editedAt: expect.any(String) as string });
    expect((await call('PUT', `/posts/${id}`, { content: '' })).status).toBe(422);
  });

  it('removes it with all that hangs on it', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await write('Going, going');
    await call('POST', `/posts/${id}/comment`, { content: 'Gone' });
    expect((await call('DELETE', `/posts/${id}`)).status).toBe(204);
    expect((await call('GET', `/posts/${id}`)).status).toBe(404);
    expect((await call('GET', `/posts/${id}/comment`)).status).toBe(404);
    expect((await call('GET', `/reactions?postId=${id}`)).status).toBe(404);
    expect(server.world.db.comment.by('postId', id)).toEqual([]);
  });

  it('is its author’s alone', async () => {
    server.signInAs('hannah.okafor');
    const other = (await feedOf('?author=2')).data[0]?.id;
    expect((await call('PUT', `/posts/${other}`, { content: 'Mine now' })).status).toBe(403);
    expect((await call('DELETE', `/posts/${other}`)).status).toBe(403);
    expect((await call('GET', '/posts/abc')).status).toBe(404);
    expect((await call('GET', '/posts/99999')).status).toBe(404);
  });
});
