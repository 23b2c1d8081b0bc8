import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';
import { connectedIds } from '../../../engine/world/relations';

const now = '2026-05-13T10:30:00Z';
const server = checkedServer({ now: new Date(now) });
/** Hannah's own deal, which is nobody else's to see. */
const dealId = uuidOf('evaluation', 3);
const callum = 2;

// Every answer is validated against the contract by the checked server.
const ask = (more: object = {}) =>
  call('POST', '/evaluation-opinions', {
    evaluationId: dealId,
    userIds: [callum],
    figures: ['rent'],
    ...more,
  });
const asked = async (more?: object) => (await ask(more)).json as Schema<'EvaluationOpinion'>;
const view = async (id: string) => {
  const { status, json } = await call('GET', `/evaluation-opinions/${id}`);
  return { status, opinion: json as Schema<'EvaluationOpinion'>, text: JSON.stringify(json) };
};
const answer = (id: string, estimates: object, note?: string) =>
  call('PUT', `/evaluation-opinions/${id}`, { answer: { estimates, ...(note && { note }) } });
const deal = async () => (await call('GET', `/evaluations/${dealId}`)).json as Schema<'Evaluation'>;
const as = (username: string) => server.signInAs(username);
const prepare = (body: object) => call('PUT', `/evaluations/${dealId}`, body);

beforeEach(async () => {
  server.setNow(now);
  as('hannah.okafor');
  await prepare({
    strategies: ['btl'],
    primary: 'btl',
    collaborators: [],
    isPublished: false,
    inputs: {
      price: 187_654,
      income: { rentPcm: 1_253 },
      refurb: { items: [{ name: 'Kitchen', qty: 1, rate: 7_919, vatPct: 0 }] },
    },
  });
});

describe('who is asked', () => {
  it('is told in the conversation with them, with the way to the deal', async () => {
    const { id, asked: people, spread } = await asked({ message: 'You know the street' });
    expect(people).toMatchObject([{ id: callum }]);
    expect(spread).toBeNull();
    as('callum.reyes');
    const page = (await call('GET', '/conversations/1/messages')).json as Schema<'MessagePage'>;
    expect(page.data[0]).toMatchObject({
      sender: { id: 1 },
      content: `You know the street\n\n[Give your second opinion](/property-evaluations/${dealId}?opinion=${id})`,
    });
  });

  it('sees nothing of the figures, nor of what could be worked back to them, before the answer', async () => {
    const { id } = await asked({ figures: ['rent', 'refurb'] });
    as('callum.reyes');
    const { opinion, text } = await view(id);
    expect(opinion).toMatchObject({ myRole: 'asked', answers: [], spread: null, deal: { price: null } });
    for (const hidden of ['1253', '7919', '187654', 'Yield', 'cash', 'roi', 'results', 'inputs']) {
      expect(text).not.toContain(hidden);
    }
    expect((await call('GET', `/evaluations/${dealId}`)).status).toBe(403);
  });

  it('sees address and price where the owner shows them', async () => {
    const { id } = await asked();
    const { title, address } = await deal();
    as('callum.reyes');
    expect((await view(id)).opinion.deal).toMatchObject({ address: null });
    as('hannah.okafor');
    await prepare({ shows: { address: true, price: true, costs: false } });
    as('callum.reyes');
    expect((await view(id)).opinion.deal).toMatchObject({ title, address, price: 187_654 });
  });

  it('sees the spread and what the owner reckoned when they asked, once they have answered', async () => {
    const { id } = await asked();
    await prepare({ inputs: { income: { rentPcm: 1_300 } } });
    as('callum.reyes');
    const given = (await answer(id, { rent: 1_225 }, 'Give or take 50')).json as Schema<'EvaluationOpinion'>;
    expect(given.spread).toEqual([
      { figure: 'rent', count: 1, min: 1_225, median: 1_225, max: 1_225, owner: 1_253 },
    ]);
    expect(given.answers).toMatchObject([{ user: { id: callum }, note: 'Give or take 50', isBlind: true }]);
  });

  it('can change the answer, which does not count as blind any more', async () => {
    const { id } = await asked();
    as('callum.reyes');
    await answer(id, { rent: 1_225 });
    server.setNow('2026-05-13T11:00:00Z');
    const changed = (await answer(id, { rent: 1_250 })).json as Schema<'EvaluationOpinion'>;
    expect(changed.answers).toMatchObject([
      { estimates: { rent: 1_250 }, isBlind: false, changedAt: '2026-05-13T11:00:00.000Z' },
    ]);
    expect(changed.spread).toMatchObject([{ count: 0, median: null, owner: 1_253 }]);
  });

  it('gives every figure that was asked for, and only their own', async () => {
    const { id } = await asked({ figures: ['rent', 'refurb'] });
    expect((await answer(id, { rent: 1, refurb: 1 })).status).toBe(403);
    as('callum.reyes');
    const lacking = await answer(id, { rent: 1_225 });
    expect(lacking).toMatchObject({
      status: 422,
      json: { errors: { 'answer.estimates.refurb': ['Enter a figure'] } },
    });
    expect((await answer(id, { rent: 12.5, refurb: 1 })).status).toBe(422);
    as('aoife.brennan');
    expect((await view(id)).status).toBe(403);
    expect((await answer(id, { rent: 1, refurb: 1 })).status).toBe(403);
  });
});

describe('the owner', () => {
  it('sees who has answered what, and is told when somebody has', async () => {
    const others = [...connectedIds(server.world.db, 1)].filter((id) => id !== callum).slice(0, 2);
    const { id } = await asked({ userIds: [callum, ...others] });
    as('callum.reyes');
    await answer(id, { rent: 1_300 });
    const other = server.world.db.user.get(others[0] ?? 0);
    as(other?.username ?? '');
    const theirs = (await answer(id, { rent: 1_100 })).json as Schema<'EvaluationOpinion'>;
    expect(theirs.answers).toHaveLength(1);
    expect(theirs.asked).toHaveLength(1);
    as('hannah.okafor');
    const [opinion] = (await deal()).opinions;
    expect(opinion).toMatchObject({
      myRole: 'owner',
      answers: [{ estimates: { rent: 1_300 } }, { estimates: { rent: 1_100 } }],
      spread: [{ count: 2, min: 1_100, median: 1_200, max: 1_300 }],
    });
    const notes = (await call('GET', '/notifications')).json as { notifications: { typeId: number }[] };
    expect(notes.notifications.length).toBeGreaterThan(0);
  });

  it('closes the request, and nobody answers any more', async () => {
    const { id } = await asked();
    as('callum.reyes');
    expect((await call('PUT', `/evaluation-opinions/${id}`, { closed: true })).status).toBe(403);
    as('hannah.okafor');
    const { json } = await call('PUT', `/evaluation-opinions/${id}`, { closed: true });
    expect(json).toMatchObject({ status: 'closed' });
    as('callum.reyes');
    expect(await answer(id, { rent: 1_225 })).toMatchObject({
      status: 409,
      json: { code: 'opinions-closed' },
    });
    expect((await view(id)).opinion.spread).toBeNull();
  });

  it('withdraws it, and it is gone for everybody', async () => {
    const { id } = await asked();
    as('callum.reyes');
    expect((await call('DELETE', `/evaluation-opinions/${id}`)).status).toBe(403);
    as('hannah.okafor');
    expect((await call('DELETE', `/evaluation-opinions/${id}`)).status).toBe(204);
    expect((await view(id)).status).toBe(404);
    expect((await deal()).opinions).toEqual([]);
  });

  it('asks once at a time, and not while the deal is published', async () => {
    const { id } = await asked();
    expect(await ask()).toMatchObject({ status: 409, json: { code: 'opinions-open' } });
    await call('PUT', `/evaluation-opinions/${id}`, { closed: true });
    await prepare({ isPublished: true });
    expect(await ask()).toMatchObject({ status: 409, json: { code: 'published' } });
    await prepare({ isPublished: false });
    expect((await ask()).status).toBe(201);
  });

  it('asks up to three connections who have not seen the figures, for figures of the strategy', async () => {
    const stranger = server.world.db.user
      .all()
      .find(({ id }) => id !== 1 && !connectedIds(server.world.db, 1).has(id));
    expect((await ask({ userIds: [stranger?.id] })).json).toMatchObject({
      errors: { 'userIds.0': ['Ask your connections'] },
    });
    expect((await ask({ userIds: [2, 3, 4, 5] })).status).toBe(422);
    expect((await ask({ figures: ['gdv'] })).status).toBe(422);
    await prepare({ collaborators: [{ userId: callum, role: 'view' }] });
    expect((await ask()).json).toMatchObject({
      errors: { 'userIds.0': ['They’ve already seen your figures'] },
    });
    as('callum.reyes');
    expect((await ask({ userIds: [1] })).status).toBe(403);
  });
});

it('whoever comes to see the figures before answering does not answer blind', async () => {
  const { id } = await asked();
  await prepare({ collaborators: [{ userId: callum, role: 'view' }] });
  as('callum.reyes');
  const given = (await answer(id, { rent: 1_225 })).json as Schema<'EvaluationOpinion'>;
  expect(given.answers).toMatchObject([{ isBlind: false, changedAt: null }]);
  expect((await deal()).opinions).toEqual([]);
});

it('is gone with its deal', async () => {
  const { id } = await asked();
  await call('DELETE', `/evaluations/${dealId}`);
  as('callum.reyes');
  expect((await view(id)).status).toBe(404);
  as('hannah.okafor');
  await call('DELETE', `/evaluations/${dealId}`);
  expect(server.world.db.evaluationOpinion.get(id)).toBeUndefined();
});
