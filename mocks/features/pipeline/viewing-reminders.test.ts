import { beforeEach, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });

const told = async () =>
  ((await call('GET', '/notifications?type=106')).json as Schema<'NotificationPage'>).notifications;
const at = (time: string) => server.setNow(new Date(`2026-05-13T${time}:00Z`));

async function book(more: object): Promise<string> {
  const body = {
    evaluationId: uuidOf('evaluation', 1),
    startsAt: '2026-05-13T15:00:00Z',
    minutes: 30,
    kind: 'viewing',
    reminders: [60, 180],
    ...more,
  };
  return ((await call('POST', '/property-viewings', body)).json as Schema<'PropertyViewing'>).id;
}

beforeEach(async () => {
  server.setNow(now);
  await server.reset();
  const { propertyViewing } = server.world.db;
  // Only what a test books is reminded of.
  for (const { id } of propertyViewing.all()) propertyViewing.update(id, { reminders: [] });
  server.signInAs('hannah.okafor');
});

it('A viewing is reminded of at each of its times, once, with when and where it is', async () => {
  const id = await book({ title: '14 Ashfield Terrace' });
  expect(await told()).toEqual([]);
  at('12:00');
  const [first] = await told();
  expect(first).toMatchObject({
    viewingId: id,
    sender: null,
    snippet: '13 May 2026, 16:00, 14 Ashfield Terrace',
  });
  at('13:59');
  expect(await told()).toHaveLength(1);
  at('14:00');
  expect(await told()).toHaveLength(2);
  at('16:00');
  expect(await told()).toHaveLength(2);
});

it('Whoever goes along is reminded too', async () => {
  await book({ attendees: [2] });
  at('14:10');
  server.signInAs('callum.reyes');
  expect(await told()).toHaveLength(1);
});

it('Nobody is reminded of a viewing that was cancelled, has begun, or was booked within the time of its reminder', async () => {
  const cancelled = await book({});
  await call('PUT', `/property-viewings/${cancelled}`, { status: 'cancelled' });
  await book({ startsAt: '2026-05-13T11:00:00Z', reminders: [60] });
  at('14:10');
  await book({ startsAt: '2026-05-13T14:00:00Z', reminders: [0] });
  expect(await told()).toEqual([]);
});

it('A viewing that was moved is reminded of before its new time', async () => {
  const id = await book({ reminders: [60] });
  at('14:10');
  expect(await told()).toHaveLength(1);
  await call('PUT', `/property-viewings/${id}`, { startsAt: '2026-05-13T18:00:00Z' });
  expect(await told()).toHaveLength(1);
  at('17:00');
  expect(await told()).toHaveLength(2);
});
