import { beforeEach, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { writePost } from './activity/activity';

const server = checkedServer();
const hannah = 1;
const callum = 2;

// Every answer is validated against the contract by the checked server.
const trending = async () => ((await call('GET', '/posts/tags')).json as Schema<'TrendingTags'>).data;

beforeEach(() => {
  for (const { id } of server.world.db.post.all()) server.world.db.post.remove(id);
  server.signInAs('hannah.okafor');
});

it('tags of the last 7 days are counted once a post, in any case, the most used first', async () => {
  writePost(server.world, callum, { content: '#brrr again, #brrr' });
  writePost(server.world, callum, { content: 'A licence at last #hmo' });
  writePost(server.world, hannah, { content: 'Refinanced #BRRR https://a.example/#page' });
  expect(await trending()).toEqual([
    { tag: 'BRRR', count: 2 },
    { tag: 'hmo', count: 1 },
  ]);
  server.setNow(new Date(Date.now() + 8 * 24 * 3_600_000));
  expect(await trending()).toEqual([]);
  server.setNow(null);
});

it('at most five are told, and none that stands in a post one may not read', async () => {
  writePost(server.world, callum, { content: '#a #b #c #d #e #f' });
  writePost(server.world, callum, { content: '#f', audience: 'me' });
  expect((await trending()).map(({ tag }) => tag)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('those that begin so are told too when they are older, behind the others', async () => {
  writePost(server.world, callum, { content: '#Brrr is over' });
  writePost(server.world, callum, { content: '#bridging and #leeds' });
  server.setNow(new Date(Date.now() + 8 * 24 * 3_600_000));
  writePost(server.world, callum, { content: '#bridging, again' });
  expect((await call('GET', '/posts/tags?query=BR')).json).toEqual({
    data: [
      { tag: 'bridging', count: 1 },
      { tag: 'Brrr', count: 0 },
    ],
  });
  expect((await call('GET', '/posts/tags?query=ridging')).json).toEqual({ data: [] });
  server.setNow(null);
});
