import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const find = async (query: string) => {
  const { status, json } = await call('GET', `/search?query=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  return json as Schema<'SearchResults'>;
};
const typesOf = (results: Schema<'SearchResults'>) => [...new Set(results.map(({ type }) => type))];

it('is for members, and for three characters and more', async () => {
  expect((await call('GET', '/search?query=leeds')).status).toBe(401);
  server.signInAs('hannah.okafor');
  expect((await call('GET', '/search?query=le')).status).toBe(400);
  expect((await call('GET', '/search')).status).toBe(400);
  expect((await call('GET', '/search?query=%20%20le%20%20')).status).toBe(400);
});

describe('a search', () => {
  it('finds members by name and username, best first, but not me', async () => {
    server.signInAs('hannah.okafor');
    const [first] = await find('priya');
    expect(first).toMatchObject({ type: 'user', username: 'priya.raman' });
    expect(await find('okafor hannah')).toEqual([]);
    const own = await find('hannah.okafor');
    expect(own.filter((each) => each.type === 'user')).toEqual([]);
  });

  it('finds no one who is blocked, and no one who is suspended', async () => {
    server.signInAs('hannah.okafor');
    const { db } = server.world;
    for (const id of [32, 47]) {
      const hidden = db.user.get(id);
      expect(await find(hidden?.username ?? '')).not.toContainEqual(
        expect.objectContaining({ type: 'user', id }),
      );
    }
  });

  it('gives the types in their order, at most five of each', async () => {
    server.signInAs('hannah.okafor');
    const results = await find('man');
    expect(typesOf(results)).toEqual(
      ['user', 'business', 'businessType', 'property', 'article'].filter((type) =>
        results.some((each) => each.type === type),
      ),
    );
    for (const type of typesOf(results)) {
      expect(results.filter((each) => each.type === type).length).toBeLessThanOrEqual(5);
    }
  });

  it('finds businesses and their types', async () => {
    server.signInAs('hannah.okafor');
    const { db } = server.world;
    const business = db.business.all()[0];
    expect(await find(business?.name ?? '')).toContainEqual(
      expect.objectContaining({
        type: 'business',
        username: business?.username,
        authUser: { id: business?.ownerId },
      }),
    );
    expect(await find('conveyancers')).toContainEqual({
      type: 'businessType',
      name: 'Solicitors & conveyancers',
    });
  });

  it('finds my homes by their address, and nobody else’s', async () => {
    server.signInAs('hannah.okafor');
    const { db } = server.world;
    const home = db.property.by('ownerId', 1)[0];
    const found = await find(home?.fullAddress.slice(0, 12) ?? '');
    expect(found).toContainEqual(
      expect.objectContaining({ type: 'property', uuid: home?.id, fullAddress: home?.fullAddress }),
    );
    server.signInAs('callum.reyes');
    const theirs = await find(home?.fullAddress.slice(0, 12) ?? '');
    expect(theirs.filter((each) => each.type === 'property')).toEqual([]);
  });

  it('finds articles that are out, no drafts', async () => {
    server.signInAs('hannah.okafor');
    const { db } = server.world;
    const rows = db.article.all();
    const out = rows.find((row) => row.status === 'published');
    const draft = rows.find((row) => row.status === 'draft');
    expect(await find(out?.title ?? '')).toContainEqual(
      expect.objectContaining({ type: 'article', uuid: out?.id, title: out?.title }),
    );
    expect((await find(draft?.title ?? '')).filter((each) => each.type === 'article')).toEqual([]);
  });
});
