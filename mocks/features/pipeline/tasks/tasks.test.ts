import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });

type Action = Schema<'PropertyAction'>;
const deal = (n: number) => uuidOf('evaluation', n);
const home = uuidOf('property', 1);
const tenancy = uuidOf('tenancy', 1);
const list = async (query = '') =>
  (await call('GET', `/property-actions${query}`)).json as Schema<'PropertyActionPage'>;
const put = (id: string, body: object) => call('PUT', `/property-actions/${id}`, body);
const add = async (body: object) =>
  (await call('POST', '/property-actions', { kind: 'task', ...body })).json as Action;
const told = async (type: number) =>
  ((await call('GET', `/notifications?type=${type}`)).json as Schema<'NotificationPage'>).notifications;

describe('A task', () => {
  it('Names who added it, who is to do it and what it is about', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ title: 'Ring', evaluationId: deal(1), assigneeId: 2 });
    const shown = { owner: { id: 1 }, assignee: { id: 2 }, subject: { kind: 'evaluation', id: deal(1) } };
    expect((await call('GET', `/property-actions/${id}`)).json).toMatchObject(shown);
    expect(await add({ title: 'Ring', tenancyId: tenancy })).toMatchObject({
      subject: { kind: 'tenancy', id: tenancy },
    });
    expect(await add({ title: 'Ring', propertyId: home })).toMatchObject({
      subject: { kind: 'property', title: server.world.db.property.get(home)?.addressLine1 },
    });
    expect(await add({ title: 'Ring' })).toMatchObject({ subject: null });
  });

  it('Is shown to its owner and its assignee only', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ title: 'Ring', assigneeId: 2 });
    server.signInAs('callum.reyes');
    expect((await call('GET', `/property-actions/${id}`)).status).toBe(200);
    server.signInAs('zainab.hussain');
    expect((await call('GET', `/property-actions/${id}`)).status).toBe(403);
    expect((await call('GET', `/property-actions/${uuidOf('nothing', 1)}`)).status).toBe(404);
  });

  it('Can be moved to another subject of mine, and to no one else’s', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ title: 'Ring', evaluationId: deal(1) });
    const changed = await put(id, { evaluationId: null, propertyId: home });
    expect(changed.json).toMatchObject({ subject: { kind: 'property', id: home } });
    expect((await put(id, { propertyId: uuidOf('property', 999) })).status).toBe(404);
    expect((await put(id, { tenancyId: uuidOf('tenancy', 999) })).status).toBe(404);
  });
});

describe('A list of tasks', () => {
  it('Is of mine, or of what others gave me', async () => {
    server.signInAs('hannah.okafor');
    await add({ title: 'For Callum', assigneeId: 2 });
    server.signInAs('callum.reyes');
    await add({ title: 'His own' });
    expect((await list('?owner=me')).data.map(({ title }) => title)).toEqual(['His own']);
    const given = (await list('?owner=others')).data.map(({ title }) => title);
    expect(given.toSorted()).toEqual(['Damp quote from Darren', 'For Callum']);
  });

  it('Is of what is due between two moments', async () => {
    server.signInAs('hannah.okafor');
    const at = '2027-02-01T09:00:00.000Z';
    await add({ title: 'Then', dueAt: at });
    const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);
    expect(await titles(`?from=${at}&until=2027-02-02T00:00:00.000Z`)).toEqual(['Then']);
    expect(await titles(`?from=2027-01-01T00:00:00.000Z&until=${at}`)).toEqual([]);
  });

  it('By subject stands together what is about one thing, and last what is about nothing', async () => {
    server.signInAs('hannah.okafor');
    const names: string[] = [];
    for (const page of [1]) {
      const { data } = await list(`?kind=task&done=false&sort=subject&page=${page}`);
      names.push(...data.map(({ subject }) => subject?.id ?? ''));
    }
    const groups = names.filter((name, at) => name !== names[at - 1]);
    expect(groups).toHaveLength(new Set(groups).size);
    expect(groups.at(-1)).toBe('');
  });
});

describe('A reminder', () => {
  it('Comes once, at its time, and leads to the task', async () => {
    server.signInAs('hannah.okafor');
    const remindAt = '2026-05-13T11:00:00.000Z';
    const { id } = await add({ title: 'Ring the broker', remindAt });
    expect(await told(102)).toEqual([]);
    server.setNow(new Date('2026-05-13T11:00:30Z'));
    const reminder = { taskId: id, snippet: 'Ring the broker', sender: null };
    expect(await told(102)).toMatchObject([reminder]);
    expect(await told(102)).toHaveLength(1);
    await put(id, { remindAt: '2026-05-13T11:00:20.000Z' });
    expect(await told(102)).toHaveLength(2);
  });

  it('Is not sent for what is done', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ title: 'Ring the broker', remindAt: '2026-05-13T10:40:00.000Z' });
    await put(id, { done: true });
    server.setNow(new Date('2026-05-13T11:00:00Z'));
    expect(await told(102)).toEqual([]);
  });

  it('Of a series comes as long before each time', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({
      title: 'Alarms',
      dueAt: '2026-05-14T09:00:00.000Z',
      remindAt: '2026-05-14T08:00:00.000Z',
      repeat: 'FREQ=WEEKLY',
    });
    const { nextId } = (await put(id, { done: true })).json as Action;
    expect(server.world.db.propertyAction.get(nextId ?? '')).toMatchObject({
      dueAt: '2026-05-21T09:00:00.000Z',
      remindAt: '2026-05-21T08:00:00.000Z',
    });
  });
});

it('Whoever is given a task is told, and nobody of their own', async () => {
  server.signInAs('hannah.okafor');
  const { id } = await add({ title: 'Quote' });
  await put(id, { assigneeId: 2 });
  await put(id, { title: 'Damp quote' });
  expect(await told(103)).toEqual([]);
  server.signInAs('callum.reyes');
  expect(await told(103)).toMatchObject([{ taskId: id, snippet: 'Damp quote', sender: { id: 1 } }]);
});
