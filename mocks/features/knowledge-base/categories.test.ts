import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('tom.whitfield'));

const all = async () =>
  ((await call('GET', '/articles/categories')).json as Schema<'ArticleCategoryList'>).data;
const names = async () => (await all()).map(({ name }) => name);
const asked = async () => (await all()).map(({ id, name }) => ({ id, name }));

describe('GET /articles/categories', () => {
  it('lists the eleven in order, with the articles the reader can see', async () => {
    const forAdmin = await all();
    expect(forAdmin.map(({ slug }) => slug)).toEqual([
      'getting-started',
      'buying',
      'finance',
      'tax',
      'hmo',
      'brrr',
      'sa',
      'lettings-and-law',
      'refurbishment',
      'scotland',
      'glossary',
    ]);
    expect(forAdmin.reduce((sum, { count }) => sum + count, 0)).toBe(42);
    server.signInAs('hannah.okafor');
    expect((await all()).find(({ slug }) => slug === 'scotland')?.count).toBe(2);
    server.world.sessions.switchTo(null);
    expect((await call('GET', '/articles/categories')).status).toBe(401);
  });
});

describe('POST /articles/categories', () => {
  it('adds one at the end', async () => {
    const { status, json } = await call('POST', '/articles/categories', { name: ' Wales & the Marches ' });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      name: 'Wales & the Marches',
      slug: 'wales-and-the-marches',
      order: 12,
      count: 0,
    });
  });

  it('wants a name of its own, and an admin', async () => {
    expect((await call('POST', '/articles/categories', { name: 'tax' })).status).toBe(409);
    expect((await call('POST', '/articles/categories', { name: ' ' })).status).toBe(422);
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/articles/categories', { name: 'Mine' })).status).toBe(403);
  });
});

describe('PUT /articles/categories', () => {
  it('renames and reorders, and keeps the slug', async () => {
    const [first, second, ...rest] = await asked();
    if (first === undefined || second === undefined) throw new Error('There are eleven categories');
    const categories = [second, { ...first, name: 'Start here' }, ...rest];
    expect((await call('PUT', '/articles/categories', { categories })).status).toBe(200);
    expect((await names()).slice(0, 2)).toEqual(['Buying', 'Start here']);
    expect((await all())[1]?.slug).toBe('getting-started');
  });

  it('removes an empty one, and none that holds an article', async () => {
    const before = await asked();
    await call('POST', '/articles/categories', { name: 'Wales' });
    expect((await names()).at(-1)).toBe('Wales');
    expect((await call('PUT', '/articles/categories', { categories: before })).status).toBe(200);
    expect(await names()).not.toContain('Wales');
    const refused = await call('PUT', '/articles/categories', { categories: before.slice(1) });
    expect(refused).toMatchObject({
      status: 409,
      json: { message: '“Getting started” still has articles. Move them first' },
    });
    expect(await names()).toHaveLength(11);
  });

  it('knows every id and takes none twice', async () => {
    const before = await asked();
    const [first] = before;
    const twice = await call('PUT', '/articles/categories', { categories: [...before, first] });
    expect(twice.status).toBe(422);
    const unknown = { id: uuidOf('articleCategory', 99), name: 'Unknown' };
    expect((await call('PUT', '/articles/categories', { categories: [...before, unknown] })).status).toBe(
      422,
    );
    server.signInAs('hannah.okafor');
    expect((await call('PUT', '/articles/categories', { categories: before })).status).toBe(403);
  });
});
