import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const write = async (content: string, more: object = {}) =>
  (await call('POST', '/posts', { content, ...more })).json as Schema<'Post'>;
const postOf = async (id: number) => (await call('GET', `/posts/${id}`)).json as Schema<'Post'>;

beforeEach(() => server.signInAs('hannah.okafor'));

describe('a post that passes another one on', () => {
  it('shows it to each reader as they may see it, until it is deleted', async () => {
    const mine = await write('Among us: the cellar is dry', { audience: 'connections' });
    server.signInAs('callum.reyes');
    const repost = await write('Worth a read', { repostOf: mine.id });
    expect(repost.repost).toMatchObject({
      id: mine.id,
      state: 'shown',
      authUser: { username: 'hannah.okafor' },
      content: 'Among us: the cellar is dry',
    });
    server.signInAs('zainab.hussain');
    expect((await postOf(repost.id)).repost).toMatchObject({ state: 'hidden', authUser: null, content: '' });
    server.signInAs('hannah.okafor');
    await call('DELETE', `/posts/${mine.id}`);
    expect((await postOf(repost.id)).repost).toMatchObject({ state: 'deleted', authUser: null });
  });

  it('shows the card of the other as long as the reader may see that', async () => {
    const attachment = { kind: 'link', refId: 'https://www.gov.uk/stamp-duty-land-tax' };
    const mine = await write('The rates, for once', { audience: 'connections', attachment });
    server.signInAs('callum.reyes');
    const repost = await write('Worth a read', { repostOf: mine.id });
    expect(mine.attachment).not.toBeNull();
    expect(repost.repost?.attachment).toEqual(mine.attachment);
    server.signInAs('zainab.hussain');
    expect((await postOf(repost.id)).repost?.attachment).toBeUndefined();
  });

  it('is refused where its author may not read the other', async () => {
    const mine = await write('Note to self', { audience: 'me' });
    server.signInAs('callum.reyes');
    const answer = await call('POST', '/posts', { content: 'Look', repostOf: mine.id });
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: { repostOf: ['This post has been deleted'] } },
    });
  });
});
