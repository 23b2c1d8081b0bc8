import { expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';
import { articles } from './seeds/articles';
import { learningPaths } from './seeds/paths';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
// 200 answers the paths.
const paths = async () => ((await call('GET', '/articles/paths')).json as Schema<'ArticlePathList'>).data;

it('GET /articles/paths answers each path in its order, with how far I am', async () => {
  server.signInAs('hannah.okafor');
  const [first] = await paths();
  expect(first?.articles).toHaveLength(7);
  expect(first?.articles[0]).toMatchObject({ title: 'A first buy-to-let, step by step', progress: 70 });
  expect(first?.articles[1]).toMatchObject({
    title: 'Five numbers to know before a viewing',
    progress: null,
  });
  server.signInAs('callum.reyes');
  expect((await paths())[0]?.articles[0]).toMatchObject({ progress: null });
});

it('GET /articles/paths leaves out what is not published any more', async () => {
  server.signInAs('tom.whitfield');
  await call('PUT', `/articles/${uuidOf('article', 2)}`, { status: 'draft' });
  server.signInAs('hannah.okafor');
  expect((await paths())[0]?.articles).toHaveLength(6);
});

it('GET /articles/paths is for members', async () => {
  expect((await call('GET', '/articles/paths')).status).toBe(401);
});

it('paths lead through published articles, each once', () => {
  const published = new Set(articles.filter(({ status }) => status === undefined).map(({ key }) => key));
  for (const { keys } of learningPaths) {
    expect(keys.filter((key) => !published.has(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
