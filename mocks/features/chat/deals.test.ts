import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const now = '2026-05-13T10:30:00Z';
const server = checkedServer({ now: new Date(now) });
/** Hannah's own deal, which is not Callum's to see. */
const dealId = uuidOf('evaluation', 3);

// Every answer is validated against the contract by the checked server.
const send = (attachment: object, clientId = 'c1') =>
  call('POST', '/conversations/messages', {
    conversationId: 1,
    clientId,
    content: '',
    attachments: [attachment],
  });
const sent = async (attachment: object, clientId?: string) =>
  (await send(attachment, clientId)).json as Schema<'Message'>;
const change = async (id: number, body: object) => {
  const { status, json } = await call('PUT', `/conversations/1/messages/${id}`, body);
  return { status, json, card: (json as Schema<'Message'>).attachments?.[0] };
};
const deal = async () => (await call('GET', `/evaluations/${dealId}`)).json as Schema<'Evaluation'>;
const as = (username: string) => server.signInAs(username);

beforeEach(() => {
  server.setNow(now);
  as('hannah.okafor');
});

it('a card says to whom the deal itself is open', async () => {
  const { id, attachments } = await sent({ kind: 'evaluation', refId: dealId });
  expect(attachments[0]).toMatchObject({ kind: 'evaluation', mayOpen: true });
  as('callum.reyes');
  const page = (await call('GET', '/conversations/1/messages')).json as Schema<'MessagePage'>;
  expect(page.data.find((each) => each.id === id)?.attachments[0]).toMatchObject({ mayOpen: false });
});

describe('a poll', () => {
  const poll = { kind: 'poll', refId: dealId, price: 172_000 };

  it('takes one vote of each, which can be changed and taken back, and the deal keeps the count', async () => {
    const { id } = await sent(poll);
    expect((await deal()).soundings).toEqual([]);
    await change(id, { vote: 'yes' });
    as('callum.reyes');
    await change(id, { vote: 'yes' });
    const { card } = await change(id, { vote: 'no' });
    expect(card).toMatchObject({ votes: [{ choice: 'yes' }, { user: { id: 2 }, choice: 'no' }] });
    as('hannah.okafor');
    expect((await deal()).soundings).toEqual([
      {
        price: 172_000,
        yes: 1,
        no: 1,
        at: now.replace('Z', '.000Z'),
        message: { conversationId: 1, messageId: id },
      },
    ]);
    await change(id, { vote: null });
    expect((await deal()).soundings).toMatchObject([{ yes: 0, no: 1 }]);
    await call('DELETE', `/conversations/1/messages/${id}?for=everyone`);
    expect((await deal()).soundings).toEqual([]);
  });

  it('is about a deal that I may read, and the only question of its message', async () => {
    expect((await send({ ...poll, refId: uuidOf('evaluation', 999) })).status).toBe(422);
    const two = await call('POST', '/conversations/messages', {
      conversationId: 1,
      clientId: 'two',
      content: '',
      attachments: [poll, { ...poll, price: 1 }],
    });
    expect(two.status).toBe(422);
    const { id } = await sent({ kind: 'evaluation', refId: dealId }, 'plain');
    expect((await change(id, { vote: 'yes' })).status).toBe(422);
  });
});

describe('a quote', () => {
  const ask = (line = 'fees.legal', clientId = 'q') => sent({ kind: 'quote', refId: dealId, line }, clientId);
  const answer = async (id: number, more: Partial<Schema<'QuoteAnswer'>> = {}) => {
    as('callum.reyes');
    const done = await change(id, {
      quoteAnswer: { amount: 1150, note: 'Searches included', validUntil: '2026-05-20', ...more },
    });
    as('hannah.okafor');
    return done;
  };

  it('that is accepted takes the place of the figure, with its evidence, and can be taken back', async () => {
    const before = await deal();
    const { id, attachments } = await ask();
    expect(attachments[0]).toMatchObject({
      kind: 'quote',
      status: 'asked',
      label: 'Legal fees',
      amount: null,
    });
    expect((await answer(id)).card).toMatchObject({
      status: 'answered',
      amount: 1150,
      answeredBy: { id: 2 },
    });
    expect((await change(id, { quoteDecision: { decision: 'accept', amount: 1150 } })).card).toMatchObject({
      status: 'accepted',
    });
    const after = await deal();
    expect(after.inputs.fees.legal).toBe(1150);
    expect(after.evidence['fees.legal']).toMatchObject({ source: 'quote', refId: `message-${id}` });
    expect(after.quotes).toMatchObject([
      { line: 'fees.legal', status: 'accepted', amount: 1150, by: { id: 2 }, message: { messageId: id } },
    ]);
    const versions = (await call('GET', `/evaluation-versions?evaluationId=${dealId}`))
      .json as Schema<'EvaluationVersionPage'>;
    expect(versions.data[0]?.content.inputs.fees.legal).toBe(before.inputs.fees.legal);

    await change(id, { quoteDecision: { decision: 'undo' } });
    const back = await deal();
    expect(back.inputs.fees.legal).toBe(before.inputs.fees.legal);
    expect(back.evidence['fees.legal']).toEqual(before.evidence['fees.legal']);
    expect(back.quotes[0]?.status).toBe('answered');
  });

  it('taken back leaves a figure that was changed since', async () => {
    const { id } = await ask();
    await answer(id);
    await change(id, { quoteDecision: { decision: 'accept' } });
    await call('PUT', `/evaluations/${dealId}`, { inputs: { fees: { legal: 990 } } });
    await change(id, { quoteDecision: { decision: 'undo' } });
    expect((await deal()).inputs.fees.legal).toBe(990);
  });

  it('past its last day is accepted only by somebody who says so', async () => {
    const { id } = await ask();
    await answer(id);
    server.setNow('2026-05-21T10:30:00Z');
    const refused = await change(id, { quoteDecision: { decision: 'accept' } });
    expect(refused).toMatchObject({ status: 409, json: { code: 'quote-expired' } });
    const { card } = await change(id, { quoteDecision: { decision: 'accept', evenIfExpired: true } });
    expect(card).toMatchObject({ status: 'accepted' });
  });

  it('is answered by the others and decided by whoever asked', async () => {
    const { id } = await ask();
    expect((await change(id, { quoteAnswer: { amount: 1, note: '', validUntil: null } })).status).toBe(403);
    expect((await change(id, { quoteDecision: { decision: 'accept' } })).status).toBe(409);
    await answer(id);
    expect((await change(id, { quoteDecision: { decision: 'accept', amount: 1 } })).status).toBe(409);
    as('callum.reyes');
    expect((await change(id, { quoteDecision: { decision: 'accept' } })).status).toBe(403);
    as('hannah.okafor');
    expect((await change(id, { quoteDecision: { decision: 'decline' } })).card).toMatchObject({
      status: 'declined',
    });
    expect((await answer(id, { amount: 900, validUntil: '2026-05-12' })).status).toBe(422);
    expect((await answer(id, { amount: 900 })).card).toMatchObject({ status: 'answered', amount: 900 });
  });

  it('is asked only for a deal that I may edit, and a line that it has', async () => {
    expect((await send({ kind: 'quote', refId: dealId, line: 'refurb.items.199.rate' })).status).toBe(422);
    expect((await send({ kind: 'quote', refId: dealId, line: 'price' }, 'p')).status).toBe(422);
    const { db } = server.world;
    const shared = db.evaluation
      .all()
      .find(({ collaborators }) => collaborators.some(({ userId, role }) => userId === 1 && role === 'view'));
    expect((await send({ kind: 'quote', refId: shared?.id, line: 'fees.legal' }, 'v')).status).toBe(403);
  });

  it('for a line of works finds it where it is now, and all works become one line', async () => {
    const items = [
      { name: 'Kitchen', qty: 1, rate: 4000, vatPct: 20 },
      { name: 'Boiler', qty: 2, rate: 2000, vatPct: 20 },
    ];
    await call('PUT', `/evaluations/${dealId}`, { inputs: { refurb: { items } } });
    const boiler = await ask('refurb.items.1.rate', 'boiler');
    expect(boiler.attachments[0]).toMatchObject({ label: 'Boiler, unit cost before VAT' });
    await answer(boiler.id, { amount: 1800 });
    await call('PUT', `/evaluations/${dealId}`, { inputs: { refurb: { items: items.slice(1) } } });
    await change(boiler.id, { quoteDecision: { decision: 'accept' } });
    expect((await deal()).inputs.refurb.items).toMatchObject([{ name: 'Boiler', qty: 2, rate: 1800 }]);
    const all = await ask('refurb.total', 'all');
    await answer(all.id, { amount: 9000 });
    await change(all.id, { quoteDecision: { decision: 'accept' } });
    expect((await deal()).inputs.refurb.items).toEqual([
      { name: 'Works as quoted', qty: 1, rate: 9000, vatPct: 0 },
    ]);
  });
});
