import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { uuidOf } from '../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

const deal = (n: number) => uuidOf('evaluation', n);
const put = async (n: number, body: object) => {
  const { status, json } = await call('PUT', `/evaluations/${deal(n)}`, body);
  return { status, deal: json as Schema<'Evaluation'> };
};
const contactOf = (ownerId: number) => server.world.db.contact.by('ownerId', ownerId)[0]?.id;

describe('A deal on the board', () => {
  it('says when it completes and what home it is', async () => {
    server.signInAs('hannah.okafor');
    const { json } = await call('GET', '/evaluations?pipeline=true');
    const [first] = (json as Schema<'EvaluationPage'>).data;
    const row = server.world.db.evaluation.get(first?.id ?? '');
    expect(first).toMatchObject({ purchaseDate: row?.inputs.purchaseDate, home: row?.home });
  });

  it('names who entered an offer, whoever changes it later', async () => {
    server.signInAs('hannah.okafor');
    await put(1, { collaborators: [{ userId: 2, role: 'edit' }] });
    const before = (await put(1, { tags: [] })).deal.offers;
    server.signInAs('callum.reyes');
    const offer = {
      amount: 176_000,
      on: '2026-05-13',
      status: 'made',
      note: '',
      conditions: 'Vacant',
      byId: 9,
    };
    const { deal: after } = await put(1, { offers: [...before, offer] });
    expect(after.offers.map(({ byId }) => byId)).toEqual([1, 1, 2]);
    const log = await call('GET', `/property-actions?evaluationId=${deal(1)}&kind=log&sort=-createdAt`);
    const titles = (log.json as Schema<'PropertyActionPage'>).data.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Offer of'))).toHaveLength(3);
  });

  it('keeps my contacts with their roles, and shows them to nobody else', async () => {
    server.signInAs('hannah.okafor');
    const people = [{ contactId: contactOf(1), role: 'solicitor' }];
    expect((await put(1, { people, collaborators: [{ userId: 2, role: 'edit' }] })).deal.people).toEqual(
      people,
    );
    const foreign = [{ contactId: deal(1), role: 'agent' }];
    expect((await put(1, { people: foreign })).status).toBe(422);
    server.signInAs('callum.reyes');
    expect((await put(1, { tags: ['x'] })).deal.people).toEqual([]);
    expect((await put(1, { people: [] })).status).toBe(403);
  });

  it('has tasks that stand for a point of its checklist, and their log entries do not', async () => {
    server.signInAs('hannah.okafor');
    const body = { kind: 'task', title: 'Searches', evaluationId: deal(1), step: 'searches' };
    const { json } = await call('POST', '/property-actions', body);
    const { id, step } = json as Schema<'PropertyAction'>;
    expect(step).toBe('searches');
    await call('PUT', `/property-actions/${id}`, { done: true });
    expect(server.world.db.propertyAction.by('taskId', id).map((entry) => entry.step)).toEqual([null]);
  });

  it('has documents of its owner, and of no one else', async () => {
    server.signInAs('hannah.okafor');
    const form = new FormData();
    form.append('file', new File(['%PDF-1.4'], 'memo.pdf', { type: 'application/pdf' }));
    form.append('links', JSON.stringify([{ kind: 'evaluation', id: deal(1) }]));
    const send = () =>
      fetch('http://localhost:4000/api/documents', { method: 'POST', body: form, credentials: 'include' });
    expect((await send()).status).toBe(201);
    const { json } = await call('GET', `/documents?linkedTo=${deal(1)}`);
    expect((json as Schema<'PortfolioDocumentPage'>).data.map(({ name }) => name)).toEqual(['memo.pdf']);
    server.signInAs('callum.reyes');
    expect((await send()).status).toBe(422);
  });
});

describe('My pipeline', () => {
  it('keeps how I call my stages, and the cash I have', async () => {
    server.signInAs('hannah.okafor');
    const pipeline = {
      stages: [{ stage: 'viewing', name: 'Seen', isHidden: false, maxDeals: 5 }],
      cashAvailable: 120_000,
    };
    expect((await call('PUT', '/users/1', { preferences: { pipeline } })).status).toBe(200);
    const { json } = await call('GET', '/auth/auth-user');
    expect((json as Schema<'CurrentUser'>).preferences.pipeline).toEqual(pipeline);
  });
});
