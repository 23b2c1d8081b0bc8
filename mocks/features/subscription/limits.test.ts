import { expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import { uuidOf } from '../../engine/db/table-definition';
import type { Schema } from '../../engine/contract/contract';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const post = async (path: string, body: object) => {
  const { status, json } = await call('POST', path, body);
  // Every refusal is an error of the contract.
  return { status, error: json as Schema<'ApiError'> };
};

const home = (n: number) => ({
  addressLine1: `${n + 1} Rusholme Grove`,
  town: 'Manchester',
  postcode: 'M14 5AE',
  typeId: uuidOf('propertyType', 1),
});

it.each([
  ['evaluations', '/evaluations', (n: number) => ({ title: `Deal ${n}` }), 5],
  ['saved searches', '/property-searches', (n: number) => ({ name: `Search ${n}`, filters: {} }), 2],
  ['properties', '/properties', home, 3],
])(
  'Free keeps so many %s, refuses one more, and a larger plan takes it',
  async (_name, path, body, limit) => {
    server.signInAs('zainab.hussain');
    for (let n = 0; n < limit; n += 1) expect((await post(path, body(n))).status).toBe(201);
    const refused = await post(path, body(limit));
    expect(refused).toMatchObject({ status: 403, error: { code: 'plan-limit' } });
    expect(refused.error.message).toContain(`on Free: ${limit} of ${limit} used`);
    const me = server.world.sessions.visitor();
    server.world.db.user.update(me?.id ?? 0, { plan: 'pro' });
    expect((await post(path, body(limit))).status).toBe(201);
  },
);

it('Searches in plain words end with the month’s where that is nearer than the day’s', async () => {
  server.signInAs('zainab.hussain');
  const { db } = server.world;
  const ownerId = server.world.sessions.visitor()?.id ?? 0;
  for (let n = 0; n < 9; n += 1) {
    const createdAt = `2026-05-0${(n % 5) + 1}T10:00:00.000Z`;
    db.aiSearch.add({ ownerId, query: 'Flats', filters: {}, chips: [], createdAt });
  }
  const status = async () => (await call('GET', '/ai')).json;
  expect(await status()).toMatchObject({ period: 'month', limit: 10, remaining: 1 });
  expect((await post('/ai/property-search', { query: 'Homes in Leeds' })).status).toBe(200);
  const refused = await post('/ai/property-search', { query: 'Homes in Leeds' });
  expect(refused).toMatchObject({ status: 403, error: { code: 'plan-limit' } });
  expect(await status()).toMatchObject({ available: false, resetsAt: '2026-06-01T00:00:00.000Z' });
});
