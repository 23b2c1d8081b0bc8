import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const home = (n: number) => uuidOf('property', n);
const schedule = (n: number) => `/schedules/${uuidOf('schedule', n)}`;
const listOf = async (query = '') => (await call('GET', `/schedules${query}`)).json as Schema<'SchedulePage'>;
const add = async (more: object = {}) => {
  const body = { propertyId: home(13), kind: 'works', title: 'Attic', ...more };
  const { status, json } = await call('POST', '/schedules', body);
  return { status, schedule: json as Schema<'Schedule'>, error: json as Schema<'ApiError'> };
};

beforeEach(() => server.signInAs('hannah.okafor'));

it('schedules are their owner’s, who must be signed in', async () => {
  server.signInAs('ewan.macleod');
  expect((await call('GET', schedule(1))).status).toBe(403);
  expect((await call('PUT', schedule(1), {})).status).toBe(403);
  expect((await call('DELETE', schedule(1))).status).toBe(403);
  expect((await add()).status).toBe(403);
  expect((await call('GET', `/schedules?propertyId=${home(13)}`)).status).toBe(403);
  await call('POST', '/auth/logout');
  expect((await call('GET', '/schedules')).status).toBe(401);
});

it('are listed by home and by kind', async () => {
  expect((await listOf()).total).toBe(3);
  expect((await listOf(`?propertyId=${home(13)}`)).data[0]?.kind).toBe('works');
  expect((await listOf('?kind=inventory')).data.map(({ propertyId }) => propertyId)).toEqual([home(10)]);
  expect((await listOf(`?evaluationId=${uuidOf('evaluation', 1)}`)).total).toBe(0);
  expect((await call('GET', '/schedules?kind=shopping')).status).toBe(400);
  expect((await call('GET', `/schedules?propertyId=${home(900)}`)).status).toBe(404);
});

describe('a schedule', () => {
  it('sums its lines to the penny, with VAT and contingency', async () => {
    const { status, schedule: added } = await add({
      contingencyPct: 10,
      items: [
        { name: 'Skips', qty: 3, rate: 285, vatPct: 20, actual: 1_000.5 },
        { name: 'Nails', qty: 7, rate: 0.335 },
      ],
    });
    expect(status).toBe(201);
    expect(added.items.map(({ total }) => total)).toEqual([1_026, 2.35]);
    expect(added).toMatchObject({
      net: 857.35,
      vat: 171,
      contingency: 102.84,
      total: 1_131.19,
      actual: 1_000.5,
    });
    expect(added.items[1]).toMatchObject({ status: 'todo', vatPct: 0, condition: null, images: [] });
  });

  it('keeps the order of its lines, and sums anew', async () => {
    const { schedule: added } = await add({
      items: [
        { name: 'A', qty: 1, rate: 10 },
        { name: 'B', qty: 1, rate: 5 },
      ],
    });
    const items = added.items.toReversed().map(({ total: _total, ...item }) => ({ ...item, qty: 2 }));
    const { json } = await call('PUT', `/schedules/${added.id}`, { items });
    expect(json).toMatchObject({ items: [{ name: 'B' }, { name: 'A' }], total: 30, title: 'Attic' });
  });

  it('belongs to a home or to an evaluation', async () => {
    expect((await add({ propertyId: null })).error.errors).toEqual({
      propertyId: ['Choose a property or an evaluation'],
    });
    expect((await add({ propertyId: home(900) })).status).toBe(422);
    expect((await add({ items: [{ name: ' ', qty: 1, rate: 1 }] })).error.errors).toEqual({
      'items.0.name': ['This can’t be empty'],
    });
  });

  it('changes from its present state only, and goes', async () => {
    const { updatedAt } = (await call('GET', schedule(1))).json as Schema<'Schedule'>;
    expect((await call('PUT', schedule(1), { title: 'First', updatedAt })).status).toBe(200);
    expect((await call('PUT', schedule(1), { title: 'Second', updatedAt })).status).toBe(409);
    expect((await call('DELETE', schedule(1))).status).toBe(204);
    expect((await call('GET', schedule(1))).status).toBe(404);
  });
});

describe('the link of a schedule', () => {
  const expires = '2026-06-01T00:00:00.000Z';
  const share = async (id: string, until: string | null) =>
    call('PUT', `/schedules/${id}`, { share: until === null ? null : { expires: until } });
  const seen = (token: string | undefined) => call('GET', `/schedules/shared/${token}`);

  it('shows any member what is to be done where, and nothing of what it costs', async () => {
    const { schedule: added } = await add({
      items: [{ room: 'Attic', name: 'Insulate', qty: 30, unit: 'm²', rate: 19, vatPct: 20 }],
    });
    const { shared } = (await share(added.id, expires)).json as Schema<'Schedule'>;
    server.signInAs('ewan.macleod');
    const { status, json } = await seen(shared?.token);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      title: 'Attic',
      ownerName: 'Hannah Okafor',
      items: [{ room: 'Attic', name: 'Insulate', qty: 30, unit: 'm²' }],
      expires,
    });
    expect(JSON.stringify(json)).not.toMatch(/rate|total|actual|vatPct|signedBy/);
    await call('POST', '/auth/logout');
    expect((await seen(shared?.token)).status).toBe(401);
  });

  it('shows the photos of its items to who opened it, while it is open, and to nobody else', async () => {
    const { schedule: added } = await add({ items: [{ name: 'Insulate', qty: 1, rate: 1 }] });
    const form = new FormData();
    form.append('item', '0');
    form.append('updatedAt', added.updatedAt);
    form.append('files', new File(['roof'], 'roof.png', { type: 'image/png' }));
    const address = `${testOrigin}/api/schedules/${added.id}`;
    const sent = await fetch(address, { method: 'PUT', credentials: 'include', body: form });
    const [photo] = ((await sent.json()) as Schema<'Schedule'>).items[0]?.images ?? [];
    const { shared } = (await share(added.id, expires)).json as Schema<'Schedule'>;
    const look = async () => (await call('GET', `/media/1/media/${photo}`)).status;
    server.signInAs('ewan.macleod');
    expect(await look()).toBe(403);
    const { json } = await seen(shared?.token);
    expect(json).toMatchObject({ ownerId: 1, items: [{ images: [photo] }] });
    expect(await look()).toBe(200);
    server.signInAs('callum.reyes');
    expect(await look()).toBe(403);
    server.signInAs('hannah.okafor');
    await share(added.id, null);
    server.signInAs('ewan.macleod');
    expect(await look()).toBe(403);
  });

  it('ends when it is taken back, replaced, over or without its schedule', async () => {
    const { schedule: added } = await add();
    const open = async () => ((await share(added.id, expires)).json as Schema<'Schedule'>).shared?.token;
    const [first, second] = [await open(), await open()];
    expect((await seen(first)).status).toBe(404);
    expect((await seen(second)).status).toBe(200);
    expect((await share(added.id, '2026-01-01T00:00:00.000Z')).status).toBe(422);
    expect((await share(added.id, null)).json).toMatchObject({ shared: null });
    expect((await seen(second)).status).toBe(404);
    const third = await open();
    server.setNow('2026-06-02T00:00:00Z');
    expect((await seen(third)).status).toBe(404);
    const late = ((await share(added.id, '2026-07-01T00:00:00Z')).json as Schema<'Schedule'>).shared?.token;
    await call('DELETE', `/schedules/${added.id}`);
    expect((await seen(late)).status).toBe(404);
  });
});
