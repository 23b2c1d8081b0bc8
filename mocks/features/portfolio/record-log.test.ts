import { beforeEach, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
beforeEach(() => server.signInAs('hannah.okafor'));

const listed = async (query: string) =>
  (await call('GET', `/property-actions?${query}`)).json as Schema<'PropertyActionPage'>;
const logOf = async (id: string) =>
  (await listed(`record=${id}&sort=-createdAt`)).data.map(({ title }) => title);
const room = { propertyId: uuidOf('property', 2), name: 'Box room', areaSqm: 7, maxOccupants: 1 };

it('A record’s log tells that it was added and which of its fields were changed', async () => {
  const { id } = (await call('POST', '/property-rooms', room)).json as Schema<'PropertyRoom'>;
  expect(await logOf(id)).toEqual(['Room added']);
  server.world.clock.setTo(new Date('2026-05-13T10:31:00Z'));
  await call('PUT', `/property-rooms/${id}`, { name: 'Box room', rentPcm: 400, areaSqm: 7.5 });
  expect(await logOf(id)).toEqual(['Rent pcm and area sqm changed', 'Room added']);
});

it('What changes nothing, or is refused, is not told', async () => {
  const id = uuidOf('mortgage', 1);
  const mortgage = server.world.db.mortgage.get(id);
  await call('PUT', `/mortgages/${id}`, { lender: mortgage?.lender });
  await call('PUT', `/mortgages/${id}`, { rate: -1 });
  expect(await logOf(id)).toEqual([]);
});

it('A note stands in the log of its record alone', async () => {
  const record = { kind: 'mortgage', id: uuidOf('mortgage', 1) };
  const before = (await listed('kind=log')).total;
  expect((await call('POST', '/property-actions', { kind: 'log', title: 'Rang', record })).status).toBe(201);
  expect(await logOf(record.id)).toEqual(['Rang']);
  expect((await listed('kind=log')).total).toBe(before);
});

it('Nobody notes anything about somebody else’s record, and a task is about none', async () => {
  const record = { kind: 'mortgage', id: uuidOf('mortgage', 999) };
  expect((await call('POST', '/property-actions', { kind: 'log', title: 'x', record })).status).toBe(422);
  const mine = { ...record, id: uuidOf('mortgage', 1) };
  expect((await call('POST', '/property-actions', { kind: 'task', title: 'x', record: mine })).status).toBe(
    422,
  );
});

it('The log goes with its record', async () => {
  const { id } = (await call('POST', '/property-rooms', room)).json as Schema<'PropertyRoom'>;
  await call('DELETE', `/property-rooms/${id}`);
  expect(await logOf(id)).toEqual([]);
});

it('The log of a property also tells what was done about it', async () => {
  const propertyId = uuidOf('property', 1);
  await call('POST', '/property-actions', { kind: 'log', title: 'Changed the locks', propertyId });
  expect(await logOf(propertyId)).toContain('Changed the locks');
});
