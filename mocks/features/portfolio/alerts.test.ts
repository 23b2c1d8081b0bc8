import { beforeEach, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';
import { lastReminder } from './alerts';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
const home = uuidOf('property', 1);

const told = async (type: number) =>
  ((await call('GET', `/notifications?type=${type}`)).json as Schema<'NotificationPage'>).notifications;
/** The reminders of one record, of however many there are. */
const toldOf = async (id: string) => {
  const [first] = await Promise.all([told(104), told(105)]);
  const { notification } = server.world.db;
  const own = notification.all().filter((row) => row.renewalId === id || row.maintenanceId === id);
  return { count: own.length, last: first.find(({ renewalId }) => renewalId === id) };
};
const on = (day: string) => server.setNow(new Date(`${day}T08:00:00Z`));

beforeEach(async () => {
  server.setNow(now);
  await server.reset();
  server.signInAs('hannah.okafor');
});

it('A date is reminded of on each of its days and on the day after it has run out, each once', async () => {
  const body = { propertyId: home, kind: 'pat', dueOn: '2026-07-01', remindDays: [30, 7] };
  const { id } = (await call('POST', '/renewal-dates', body)).json as Schema<'RenewalDate'>;
  on('2026-05-31');
  expect((await toldOf(id)).count).toBe(0);
  on('2026-06-01');
  const snippet = 'PAT test, 27 Braemar Road: due 1 July 2026';
  expect((await toldOf(id)).last).toMatchObject({ renewalId: id, sender: null, read: false, snippet });
  on('2026-06-23');
  expect((await toldOf(id)).count).toBe(1);
  on('2026-06-24');
  expect((await toldOf(id)).count).toBe(2);
  on('2026-07-01');
  expect((await toldOf(id)).count).toBe(2);
  on('2026-07-02');
  const { last } = await toldOf(id);
  expect(last?.snippet).toBe('PAT test, 27 Braemar Road: was due 1 July 2026');
  on('2026-08-02');
  expect((await toldOf(id)).count).toBe(3);
});

it('Nobody is reminded of what they have just written down or renewed', async () => {
  const body = { propertyId: home, kind: 'pat', dueOn: '2026-05-20', remindDays: [30, 7] };
  const { id } = (await call('POST', '/renewal-dates', body)).json as Schema<'RenewalDate'>;
  expect((await toldOf(id)).count).toBe(0);
  await call('PUT', `/renewal-dates/${id}`, { dueOn: '2027-05-20' });
  on('2026-06-30');
  expect((await toldOf(id)).count).toBe(0);
});

it('A day comes in London, and several that have passed meanwhile are one reminder', () => {
  const date = { dueOn: '2026-07-01', notApplicable: false, remindDays: [30, 7] };
  expect(lastReminder(date, '2026-06-25')).toBe('2026-06-24');
  expect(lastReminder(date, '2026-05-31')).toBeNull();
  expect(lastReminder({ ...date, notApplicable: true }, '2026-08-01')).toBeNull();
  expect(lastReminder({ ...date, dueOn: null }, '2026-08-01')).toBeNull();
});

it('A repair is told of once its deadline has passed, and again when it is reopened and late once more', async () => {
  const body = { propertyId: home, title: 'No hot water', category: 'heating', priority: 'emergency' };
  const job = (await call('POST', '/property-maintenance', body)).json as Schema<'PropertyMaintenance'>;
  server.setNow(new Date('2026-05-14T10:29:00Z'));
  expect((await toldOf(job.id)).count).toBe(0);
  server.setNow(new Date('2026-05-14T10:31:00Z'));
  expect((await told(105)).find(({ maintenanceId }) => maintenanceId === job.id)).toMatchObject({
    sender: null,
    snippet: 'No hot water, 27 Braemar Road',
  });
  for (const status of ['in_progress', 'completed', 'open'])
    await call('PUT', `/property-maintenance/${job.id}`, { status });
  expect((await toldOf(job.id)).count).toBe(1);
  on('2026-05-16');
  expect((await toldOf(job.id)).count).toBe(2);
});

it('The seed world tells nothing on its first day, and what comes up later on its day', async () => {
  expect([...(await told(104)), ...(await told(105))]).toEqual([]);
  on('2026-06-20');
  expect((await told(104)).length).toBeGreaterThan(0);
  const { db } = server.world;
  for (const { renewalId } of await told(104)) expect(db.renewalDate.get(renewalId ?? '')?.ownerId).toBe(1);
});
