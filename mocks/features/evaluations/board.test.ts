import { meets } from '@/lib/evaluation/solve';
import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });

const id = (n: number) => uuidOf('evaluation', n);
const numberOf = (row: { id: string }) => Number.parseInt(row.id.slice(-8), 16);
const board = async () => (await call('GET', '/evaluations?pipeline=true')).json as Schema<'EvaluationPage'>;
const column = async (stage: string) =>
  (await board()).data.filter(({ pipeline }) => pipeline?.stage === stage).map(numberOf);
const move = (n: number, pipeline: object | null) => call('PUT', `/evaluations/${id(n)}`, { pipeline });
const cardOf = async (n: number) => (await board()).data.find((row) => numberOf(row) === n)?.pipeline;

describe('GET /evaluations?pipeline=true', () => {
  it('gives the columns in order, each from the top, with their heads', async () => {
    server.signInAs('hannah.okafor');
    const { data, totals, total } = await board();
    expect(total).toBe(21);
    const order = totals.stages.map(({ stage }) => stage);
    const places = data.map(({ pipeline }) => [
      order.indexOf(pipeline?.stage ?? 'lost'),
      pipeline?.position ?? 0,
    ]);
    expect(places).toEqual(places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
    expect(totals.stages).toHaveLength(9);
    expect(totals.stages.reduce((all, { count }) => all + count, 0)).toBe(21);
    expect(totals.stages.every(({ totalPrice, cashNeeded }) => totalPrice > 0 && cashNeeded > 0)).toBe(true);
  });

  it('shows next actions red, green, grey and none, and what rots', async () => {
    server.signInAs('hannah.okafor');
    const states = (await board()).data.map(({ pipeline }) => pipeline?.nextAction?.state ?? 'none');
    expect(new Set(states)).toEqual(new Set(['overdue', 'today', 'later', 'none']));
    expect(await cardOf(8)).toMatchObject({ isRotting: true, nextAction: null });
    expect(await cardOf(1)).toMatchObject({ isRotting: false, nextAction: { state: 'overdue' } });
    expect(await cardOf(18)).toMatchObject({ stage: 'completed', isRotting: false });
  });

  it('stops rotting with the next entry of the history', async () => {
    server.signInAs('hannah.okafor');
    await call('POST', '/property-actions', { kind: 'log', title: 'Agent rang', evaluationId: id(8) });
    expect(await cardOf(8)).toMatchObject({ isRotting: false, lastActivityAt: now.toISOString() });
  });
});

describe('A card', () => {
  it('Counts the notes that people wrote, and nothing that was logged by itself', async () => {
    server.signInAs('hannah.okafor');
    await move(3, { stage: 'viewing' });
    expect(await cardOf(3)).toMatchObject({ noteCount: 0 });
    await call('POST', '/property-actions', { kind: 'log', title: 'Agent rang', evaluationId: id(3) });
    const task = { kind: 'task', title: 'Ring back', evaluationId: id(3) };
    const { json } = await call('POST', '/property-actions', task);
    await call('PUT', `/property-actions/${(json as Schema<'PropertyAction'>).id}`, { done: true });
    expect(await cardOf(3)).toMatchObject({ noteCount: 1 });
  });

  it('Has as its next offer the highest price that meets my return and interest cover at once', async () => {
    server.signInAs('hannah.okafor');
    const { db } = server.world;
    const row = db.evaluation.get(id(1));
    const profile = db.evaluationSetting.get(row?.settingsId ?? '');
    if (!row || !profile) throw new Error('The seed has no such deal');
    const offer = (await cardOf(1))?.nextOffer ?? 0;
    const isMet = (price: number) =>
      meets({ ...row.inputs, price }, row, [
        { metric: 'roi', value: profile.criteria.minRoi ?? 0 },
        { metric: 'icr', value: profile.criteria.minIcr ?? 0 },
      ]);
    expect([isMet(offer), isMet(offer + 1)]).toEqual([true, false]);
    db.evaluationSetting.update(profile.id, { criteria: { ...profile.criteria, minRoi: 0 } });
    expect((await cardOf(1))?.nextOffer).toBeGreaterThan(offer);
  });

  it('Names who else has the deal, to its owner and to each of them', async () => {
    server.signInAs('hannah.okafor');
    const collaborators = [2, 3].map((userId) => ({ userId, role: 'edit' }));
    await call('PUT', `/evaluations/${id(1)}`, { collaborators });
    const namesOf = async () =>
      (await board()).data.find((row) => numberOf(row) === 1)?.sharedWith.map((each) => each.id);
    expect(await namesOf()).toEqual([2, 3]);
    server.signInAs('callum.reyes');
    expect(await namesOf()).toEqual([3]);
  });

  it('Has no next offer before a deal is evaluated and once a price is agreed', async () => {
    server.signInAs('hannah.okafor');
    expect(await cardOf(3)).toMatchObject({ stage: 'sourced', nextOffer: null });
    await move(1, { stage: 'offer_accepted' });
    expect(await cardOf(1)).toMatchObject({ nextOffer: null });
  });
});

describe('PUT /evaluations/{id} with pipeline', () => {
  it('moves within a column, and the neighbours make room', async () => {
    server.signInAs('hannah.okafor');
    expect(await column('sourced')).toEqual([3, 6, 7]);
    expect((await move(7, { position: 0 })).status).toBe(200);
    expect(await column('sourced')).toEqual([7, 3, 6]);
    expect((await move(7, { position: 99 })).json).toMatchObject({ pipeline: { position: 2 } });
    expect(await column('sourced')).toEqual([3, 6, 7]);
  });

  it('moves to another column at a place, leaving no hole, and writes it down', async () => {
    server.signInAs('hannah.okafor');
    const answer = await move(3, { stage: 'viewing', position: 1 });
    expect(answer.json).toMatchObject({
      pipeline: { stage: 'viewing', position: 1, enteredAt: now.toISOString(), isRotting: false },
    });
    expect(await column('viewing')).toEqual([4, 3, 9, 10]);
    expect(await column('sourced')).toEqual([6, 7]);
    expect((await cardOf(6))?.position).toBe(0);
    const log = (await call('GET', `/property-actions?evaluationId=${id(3)}&kind=log`)).json;
    expect(log).toMatchObject({ data: [{ title: 'Moved to Viewing booked', doneAt: now.toISOString() }] });
  });

  it('keeps the days in stage when a move is taken back, and takes no time that has not come', async () => {
    server.signInAs('hannah.okafor');
    const before = (await cardOf(3))?.enteredAt ?? '';
    await move(3, { stage: 'viewing' });
    const back = await move(3, { stage: 'sourced', position: 0, enteredAt: before });
    expect(back.json).toMatchObject({ pipeline: { stage: 'sourced', enteredAt: before } });
    const ahead = await move(3, { stage: 'viewing', enteredAt: '2099-01-01T00:00:00Z' });
    expect(ahead.json).toMatchObject({ pipeline: { enteredAt: now.toISOString() } });
  });

  it('does not count as an edit of the neighbours', async () => {
    server.signInAs('hannah.okafor');
    const before = server.world.db.evaluation.get(id(3))?.version;
    await move(7, { position: 0 });
    expect(server.world.db.evaluation.get(id(3))).toMatchObject({
      version: before,
      pipeline: { position: 1 },
    });
  });

  it('wants a reason for a loss, and forgets it when the deal is won back', async () => {
    server.signInAs('hannah.okafor');
    expect((await move(1, { stage: 'lost' })).json).toMatchObject({
      errors: { 'pipeline.lostReason': ['Choose why the deal was lost'] },
    });
    expect(await column('offer_made')).toEqual([1, 11, 12]);
    const lost = await move(1, { stage: 'lost', lostReason: 'Gazumped' });
    expect(lost.json).toMatchObject({ pipeline: { stage: 'lost', position: 0, lostReason: 'Gazumped' } });
    const log = (await call('GET', `/property-actions?evaluationId=${id(1)}&kind=log`)).json;
    const titles = (log as Schema<'PropertyActionPage'>).data.map(({ title }) => title);
    expect(titles).toContain('Moved to Lost: Gazumped');
    expect((await move(1, { stage: 'offer_made' })).json).toMatchObject({ pipeline: { lostReason: null } });
  });

  it('takes a deal off the board and puts one on it', async () => {
    server.signInAs('hannah.okafor');
    expect((await move(3, null)).json).toMatchObject({ pipeline: null });
    expect(await column('sourced')).toEqual([6, 7]);
    expect((await move(22, { position: 0 })).json).toMatchObject({
      errors: { 'pipeline.stage': ['Choose a stage'] },
    });
    expect((await move(22, { stage: 'sourced' })).json).toMatchObject({ pipeline: { position: 0 } });
    expect(await column('sourced')).toEqual([22, 6, 7]);
    expect((await move(22, {})).status).toBe(422);
  });

  it('closes the gap of an archived or deleted deal, which comes back at the end', async () => {
    server.signInAs('hannah.okafor');
    await call('PUT', `/evaluations/${id(3)}`, { archived: true });
    expect(await column('sourced')).toEqual([6, 7]);
    expect((await cardOf(6))?.position).toBe(0);
    await call('PUT', `/evaluations/${id(3)}`, { archived: false });
    expect(await column('sourced')).toEqual([6, 7, 3]);
    await call('DELETE', `/evaluations/${id(6)}`);
    expect((await cardOf(7))?.position).toBe(0);
    await call('PUT', `/evaluations/${id(6)}`, { deleted: false });
    expect(await column('sourced')).toEqual([7, 3, 6]);
    expect((await cardOf(6))?.position).toBe(2);
  });
});
