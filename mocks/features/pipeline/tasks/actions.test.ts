import { describe, expect, it, onTestFinished } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });

type Action = Schema<'PropertyAction'>;
const deal = (n: number) => uuidOf('evaluation', n);
const path = (n: number) => `/property-actions/${uuidOf('propertyAction', n)}`;
const list = async (query = '') =>
  (await call('GET', `/property-actions${query}`)).json as Schema<'PropertyActionPage'>;
const put = (id: string, body: object) => call('PUT', `/property-actions/${id}`, body);
const add = async (body: object) => (await call('POST', '/property-actions', body)).json as Action;
const series = (title: string) => server.world.db.propertyAction.all().filter((row) => row.title === title);

describe('GET /property-actions', () => {
  it('lists tasks and log, soonest due first', async () => {
    expect((await call('GET', '/property-actions')).status).toBe(401);
    server.signInAs('hannah.okafor');
    expect((await list()).total).toBe(30);
    expect((await list('?kind=log')).total).toBe(10);
    const due = (await list('?kind=task')).data.map(({ dueAt }) => dueAt ?? '~');
    expect(due).toEqual(due.toSorted());
    const written = (await list('?sort=-createdAt')).data.map(({ createdAt }) => createdAt);
    expect(written).toEqual(written.toSorted().toReversed());
  });

  it('says what is overdue, due today in London, and this week', async () => {
    server.signInAs('hannah.okafor');
    expect((await list('?due=overdue')).total).toBe(3);
    const today = (await list('?due=today')).data;
    expect(today).toHaveLength(3);
    // Summer time: the day ends at 23:00 in Greenwich.
    expect(new Set(today.map(({ dueAt }) => dueAt))).toEqual(new Set(['2026-05-13T22:59:00.000Z']));
    expect((await list('?due=week')).total).toBe(9);
    expect((await call('GET', '/property-actions?due=soon')).status).toBe(400);
  });

  it('filters by subject, state and assignee', async () => {
    server.signInAs('hannah.okafor');
    expect((await list(`?evaluationId=${deal(1)}`)).total).toBe(4);
    expect((await list(`?propertyId=${uuidOf('property', 1)}`)).total).toBe(1);
    expect((await list(`?tenancyId=${uuidOf('tenancy', 1)}`)).total).toBe(0);
    expect((await list('?done=false')).total).toBe(20);
    expect((await list('?assigned=true&kind=task')).total).toBe(19);
    server.signInAs('callum.reyes');
    expect((await list()).data.map(({ title }) => title)).toEqual(['Damp quote from Darren']);
    expect((await list(`?evaluationId=${deal(1)}`)).total).toBe(0);
  });

  it('shows a deal’s history to those it is shared with', async () => {
    server.signInAs('hannah.okafor');
    await call('PUT', `/evaluations/${deal(1)}`, { collaborators: [{ userId: 2, role: 'view' }] });
    server.signInAs('callum.reyes');
    expect((await list(`?evaluationId=${deal(1)}`)).total).toBe(4);
  });
});

describe('POST /property-actions', () => {
  it('adds a task for me, and an entry of the log that is done', async () => {
    server.signInAs('hannah.okafor');
    const task = await add({
      kind: 'task',
      title: 'Ring',
      dueAt: '2026-05-13T12:00:00+01:00',
      evaluationId: deal(3),
    });
    expect(task).toMatchObject({
      assigneeId: 1,
      priority: 'normal',
      doneAt: null,
      dueAt: '2026-05-13T11:00:00.000Z',
    });
    expect(await add({ kind: 'log', title: 'Rang' })).toMatchObject({
      kind: 'log',
      doneAt: now.toISOString(),
    });
  });

  it('refuses what does not go together', async () => {
    server.signInAs('hannah.okafor');
    const status = async (body: object) => (await call('POST', '/property-actions', body)).status;
    expect(await status({ kind: 'task', title: ' ' })).toBe(422);
    expect(await status({ kind: 'task', title: 'x', repeat: 'FREQ=DAILY' })).toBe(422);
    expect(await status({ kind: 'task', title: 'x', repeat: 'daily', dueAt: now.toISOString() })).toBe(422);
    expect(await status({ kind: 'log', title: 'x', dueAt: now.toISOString() })).toBe(422);
    expect(await status({ kind: 'log', title: 'x', repeat: 'FREQ=DAILY' })).toBe(422);
    expect(await status({ kind: 'task', title: 'x', assigneeId: 7 })).toBe(422);
    expect(await status({ kind: 'task', title: 'x', evaluationId: deal(25) })).toBe(403);
    expect(await status({ kind: 'task', title: 'x', propertyId: deal(99) })).toBe(404);
  });
});

describe('PUT /property-actions/{id}', () => {
  it('a task that is sent again under its name is added once', async () => {
    server.signInAs('hannah.okafor');
    const body = { kind: 'task', title: 'Sent twice', clientId: 't-1' };
    const [first, again] = [await add(body), await add(body)];
    expect(again.id).toBe(first.id);
    expect(first).not.toHaveProperty('clientId');
    expect(series('Sent twice')).toHaveLength(1);
  });

  it('done is written to the log, and undone taken out again', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ kind: 'task', title: 'Ring the agent', evaluationId: deal(3) });
    expect((await put(id, { done: true })).json).toMatchObject({ doneAt: now.toISOString(), nextId: null });
    const log = async () => (await list(`?evaluationId=${deal(3)}&kind=log`)).data;
    expect(await log()).toMatchObject([{ title: 'Done: Ring the agent', taskId: id }]);
    await put(id, { done: true });
    expect(await log()).toHaveLength(1);
    expect((await put(id, { done: false })).json).toMatchObject({ doneAt: null });
    expect(await log()).toEqual([]);
  });

  it('a repeating task creates its next one, once', async () => {
    server.signInAs('hannah.okafor');
    const checklist = [{ text: 'Hall', done: true }];
    const dueAt = '2026-01-31T09:00:00.000Z';
    const { id } = await add({ kind: 'task', title: 'Alarms', dueAt, repeat: 'FREQ=MONTHLY', checklist });
    const done = (await put(id, { done: true })).json as Action;
    const next = server.world.db.propertyAction.get(done.nextId ?? '');
    expect(next).toMatchObject({
      title: 'Alarms',
      dueAt: '2026-02-28T09:00:00.000Z',
      doneAt: null,
      repeat: 'FREQ=MONTHLY',
      checklist: [{ text: 'Hall', done: false }],
    });
    expect((await put(id, { done: true })).json).toMatchObject({ nextId: done.nextId });
    expect(series('Alarms')).toHaveLength(2);
  });

  it('a repeating task that is opened again takes back the next one that its tick made', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({
      kind: 'task',
      title: 'Alarms',
      dueAt: now.toISOString(),
      repeat: 'FREQ=WEEKLY',
    });
    await put(id, { done: true });
    expect((await put(id, { done: false })).json).toMatchObject({ doneAt: null, nextId: null });
    expect(series('Alarms')).toHaveLength(1);
    await put(id, { done: true });
    expect(series('Alarms')).toHaveLength(2);
  });

  it('a next one that somebody has changed since stays, and is not made twice', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({
      kind: 'task',
      title: 'Alarms',
      dueAt: now.toISOString(),
      repeat: 'FREQ=WEEKLY',
    });
    const { nextId } = (await put(id, { done: true })).json as Action;
    server.setNow(new Date('2026-05-13T10:31:00Z'));
    onTestFinished(() => server.setNow(now));
    await put(nextId ?? '', { priority: 'high' });
    expect((await put(id, { done: false })).json).toMatchObject({ doneAt: null, nextId });
    await put(id, { done: true });
    expect(series('Alarms').map(({ priority }) => priority)).toEqual(['normal', 'high']);
  });

  it('changes a task, but not one that changed elsewhere', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ kind: 'task', title: 'Ring', dueAt: now.toISOString() });
    const body = {
      title: 'Write',
      priority: 'high',
      dueAt: null,
      remindAt: '2026-05-14T09:00:00+01:00',
      assigneeId: 2,
    };
    expect((await put(id, body)).json).toMatchObject({ ...body, remindAt: '2026-05-14T08:00:00.000Z' });
    expect((await put(id, { title: 'x', updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    expect((await put(id, { repeat: 'FREQ=WEEKLY' })).status).toBe(422);
    expect((await put(id, {})).status).toBe(422);
    const entry = await add({ kind: 'log', title: 'Rang' });
    expect((await put(entry.id, { done: false })).status).toBe(422);
  });

  it('may be ticked off by whom it was given to, and by nobody else', async () => {
    server.signInAs('callum.reyes');
    const id = uuidOf('propertyAction', 8);
    expect((await put(id, { title: 'Mine' })).status).toBe(403);
    expect((await put(id, { done: true })).json).toMatchObject({ doneAt: now.toISOString() });
    expect((await call('DELETE', path(8))).status).toBe(403);
    server.signInAs('zainab.hussain');
    expect((await put(id, { done: false })).status).toBe(403);
    expect((await put(uuidOf('nothing', 1), { done: true })).status).toBe(404);
  });
});

describe('DELETE /property-actions/{id}', () => {
  it('removes a task', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('DELETE', path(1))).status).toBe(204);
    expect((await call('DELETE', path(1))).status).toBe(404);
  });
});
