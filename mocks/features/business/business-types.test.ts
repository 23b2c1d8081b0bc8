import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
// Every answer is validated against the contract by the checked server.
const types = async () => ((await call('GET', '/business-types')).json as Schema<'BusinessTypePage'>).data;
const at = (n: number) => `/business-types/${uuidOf('businessType', n)}`;

it('business types are public, in their order, with how many businesses have them', async () => {
  const all = await types();
  expect(all).toHaveLength(9);
  expect(all.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(all.find(({ name }) => name === 'Solicitors & conveyancers')).toMatchObject({
    slug: 'solicitors-conveyancers',
    count: 3,
  });
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(24);
  expect((await call('GET', '/business-types?page=0')).status).toBe(400);
});

describe('changing them', () => {
  it('is for admins', async () => {
    const draft = { name: 'Insurers', group: 'finance' };
    expect((await call('POST', '/business-types', draft)).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/business-types', draft)).status).toBe(403);
    expect((await call('PUT', at(1), { name: 'Agents' })).status).toBe(403);
    expect((await call('DELETE', at(1))).status).toBe(403);
  });

  it('adds, renames, reorders and deletes', async () => {
    server.signInAs('tom.whitfield');
    const added = await call('POST', '/business-types', { name: ' Insurers & Brokers ', group: 'finance' });
    expect(added).toMatchObject({
      status: 201,
      json: { name: 'Insurers & Brokers', slug: 'insurers-brokers', order: 10, count: 0 },
    });
    const { id } = added.json as Schema<'BusinessType'>;
    expect((await call('PUT', `/business-types/${id}`, { name: 'Insurers', order: 0 })).json).toMatchObject({
      slug: 'insurers',
      group: 'finance',
    });
    expect((await types())[0]?.name).toBe('Insurers');
    expect((await call('DELETE', `/business-types/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/business-types/${id}`)).status).toBe(404);
    expect((await call('PUT', `/business-types/${id}`, { order: 1 })).status).toBe(404);
  });

  it('renames the type of the businesses that have it', async () => {
    server.signInAs('tom.whitfield');
    await call('PUT', at(3), { name: 'Brokers & Lenders' });
    expect((await call('GET', '/businesses?username=raman.mortgages')).json).toMatchObject({
      data: [{ type: 'Brokers & Lenders' }],
    });
  });

  it('is refused for a name in use, a type in use, an empty name, and an edit of an older state', async () => {
    server.signInAs('tom.whitfield');
    const copy = { name: 'letting  agents', group: 'agency' };
    expect((await call('POST', '/business-types', copy)).status).toBe(409);
    expect((await call('PUT', at(2), { name: 'Letting agents' })).status).toBe(409);
    expect((await call('PUT', at(1), { name: 'Letting agents' })).status).toBe(200);
    expect(await call('DELETE', at(4))).toMatchObject({
      status: 409,
      json: { message: '3 businesses have this type' },
    });
    expect((await call('POST', '/business-types', { name: '&', group: 'trade' })).status).toBe(422);
    expect((await call('POST', '/business-types', { name: 'Bakers', group: 'food' })).status).toBe(422);
    const older = { order: 3, updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await call('PUT', at(1), older)).status).toBe(409);
  });
});
