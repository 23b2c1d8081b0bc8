import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/transactions${query}`)).json as Schema<'TransactionPage'>;
const transactionOf = (json: unknown) => json as Schema<'Transaction'>;
const errorOf = (json: unknown) => json as Schema<'ApiError'>;
const put = (id: string, body: object) => call('PUT', `/transactions/${id}`, body);
const bill = {
  date: '2026-05-12',
  direction: 'out',
  amount: 100,
  category: 'repairs',
  description: 'Tap',
} as const;
const add = async (more: object = {}) =>
  transactionOf((await call('POST', '/transactions', { ...bill, ...more })).json);

describe('GET /transactions', () => {
  it('is for members only', async () => expect((await call('GET', '/transactions')).status).toBe(401));

  it('comes fifty at a time, newest first, with the totals on page 1', async () => {
    server.signInAs('hannah.okafor');
    const first = await list();
    expect(first.data).toHaveLength(50);
    const dates = first.data.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(first.totals?.in).toBeGreaterThan(first.totals?.out ?? Infinity);
    const second = await list('?page=2');
    expect(second.totals).toBeNull();
    expect(second.data[0]?.date && second.data[0].date <= (dates.at(-1) ?? '')).toBe(true);
    expect((await list('?page=999')).data).toEqual([]);
  });

  it('has 26 outstanding ones', async () => {
    server.signInAs('hannah.okafor');
    expect((await list('?status=outstanding')).total).toBe(26);
    expect((await list('?status=outstanding,void')).total).toBe(28);
  });

  it('goes by tax year, and by days within one', async () => {
    server.signInAs('hannah.okafor');
    const { data, total } = await list('?taxYear=2025-26&sort=date');
    expect(data[0]?.date && data[0].date >= '2025-04-06').toBe(true);
    const last = (await list(`?taxYear=2025-26&sort=-date`)).data[0];
    expect(last?.date && last.date <= '2026-04-05').toBe(true);
    expect((await list('?taxYear=2025-26&from=2026-01-01&to=2026-12-31')).total).toBeLessThan(total);
    expect((await call('GET', '/transactions?taxYear=2025-27')).status).toBe(400);
    expect((await call('GET', '/transactions?from=yesterday')).status).toBe(400);
  });

  it('goes by amount, words, direction, tenancy and loan', async () => {
    server.signInAs('hannah.okafor');
    const amounts = (await list('?sort=-amount')).data.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect((await list('?query=bg%20services')).data.map(({ description }) => description)).toEqual([
      'BG SERVICES LEEDS',
    ]);
    expect((await list('?direction=in')).totals?.out).toBeGreaterThan(0);
    expect(new Set((await list('?direction=out')).data.map(({ direction }) => direction))).toEqual(
      new Set(['out']),
    );
    const rent = await list(`?tenancyId=${uuidOf('tenancy', 1)}&category=rent`);
    expect(new Set(rent.data.map(({ amount }) => amount))).toEqual(new Set([895, 860]));
    expect((await list(`?mortgageId=${uuidOf('mortgage', 4)}`)).total).toBeGreaterThan(20);
    const { total } = await list(
      `?recurringId=${uuidOf('recurringPayment', 1)}&contactId=${uuidOf('contact', 1)}`,
    );
    expect(total).toBeGreaterThan(20);
  });

  it('counts an agent’s rent in full and the fee as management, and of a split only the parts asked for', async () => {
    server.signInAs('hannah.okafor');
    const agent = await list(
      `?propertyId=${uuidOf('property', 4)}&category=legal_management&taxYear=2025-26`,
    );
    expect(agent.total).toBe(12);
    expect(agent.totals).toEqual({
      in: 0,
      out: 1440 - 5 * agent.data.filter(({ fee }) => fee === 115).length,
    });
    const gas = await list(`?propertyId=${uuidOf('property', 3)}&query=two%20homes`);
    expect(gas.totals).toEqual({ in: 0, out: 165 });
    expect((await list('?tag=students&query=two%20homes')).totals).toEqual({ in: 0, out: 165 });
  });

  it('leaves void ones out of the totals', async () => {
    server.signInAs('hannah.okafor');
    expect((await list('?status=void')).totals).toEqual({ in: 0, out: 0 });
  });
});

describe('POST /transactions', () => {
  it('records rent that an agent collected: £1,080 less nothing is £1,200 less £120', async () => {
    server.signInAs('hannah.okafor');
    const rent = { direction: 'in', category: 'rent', amount: 1080, tenancyId: uuidOf('tenancy', 8) };
    expect(await add({ ...rent, fee: 120 })).toMatchObject({
      gross: 1200,
      fee: 120,
      status: 'confirmed',
      propertyId: uuidOf('property', 4),
    });
    expect(await add({ ...rent, gross: 1200 })).toMatchObject({ gross: 1200, fee: 120 });
    const { status, json } = await call('POST', '/transactions', { ...bill, ...rent, gross: 1200, fee: 110 });
    expect(status).toBe(422);
    expect(errorOf(json).errors).toEqual({ fee: ['£1,200 less £110 is £1,090, not £1,080'] });
    const { json: odd } = await call('POST', '/transactions', { ...bill, gross: 120 });
    expect(Object.keys(errorOf(odd).errors ?? {})).toEqual(['gross']);
  });

  it('refuses parts that do not sum to the whole', async () => {
    server.signInAs('hannah.okafor');
    const splits = [
      { amount: 60.1, category: 'repairs' },
      { amount: 30.2, category: 'travel', propertyId: uuidOf('property', 2) },
    ];
    const { json } = await call('POST', '/transactions', { ...bill, splits });
    expect(errorOf(json).errors).toEqual({ splits: ['The parts add up to £90.30, £9.70 short of £100'] });
    expect((await add({ amount: 90.3, splits })).splits).toHaveLength(2);
  });

  it('expects what lies ahead, and refuses what has moved in the future', async () => {
    server.signInAs('hannah.okafor');
    expect((await add({ date: '2026-06-01' })).status).toBe('expected');
    const ahead = await call('POST', '/transactions', { ...bill, date: '2026-06-01', status: 'confirmed' });
    expect(Object.keys(errorOf(ahead.json).errors ?? {})).toEqual(['date']);
  });

  it('says of every field what is wrong', async () => {
    server.signInAs('hannah.okafor');
    const missing = await call('POST', '/transactions', { date: '2026-05-12', direction: 'up' });
    expect(Object.keys(errorOf(missing.json).errors ?? {}).toSorted()).toEqual([
      'amount',
      'category',
      'description',
      'direction',
    ]);
    const stranger = '4d9a3f6e-8a31-4f6e-9d5c-0a6f3c6d1e11';
    const foreign = { propertyId: stranger, tenancyId: stranger, documentIds: [stranger], vat: 100 };
    const { json } = await call('POST', '/transactions', { ...bill, ...foreign });
    expect(Object.keys(errorOf(json).errors ?? {}).toSorted()).toEqual([
      'documentIds',
      'propertyId',
      'tenancyId',
      'vat',
    ]);
  });
});

describe('an import by POST /transactions', () => {
  const rows = [
    {
      date: '2026-05-11',
      direction: 'out',
      amount: 91.2,
      description: 'bg services leeds ',
      importHash: 'aaaa0001',
    },
    {
      date: '2026-05-11',
      direction: 'out',
      amount: 12,
      description: 'SOMETHING NEW',
      importHash: 'aaaa0002',
    },
  ];

  it('adds nothing the second time', async () => {
    server.signInAs('hannah.okafor');
    const again = { ...rows[1], importHash: 'aaaa0003', category: 'travel' };
    expect((await call('POST', '/transactions', { rows })).json).toEqual({ added: 2, skipped: 0 });
    expect((await call('POST', '/transactions', { rows })).json).toEqual({ added: 0, skipped: 2 });
    expect((await call('POST', '/transactions', { rows: [...rows, again] })).json).toEqual({
      added: 1,
      skipped: 2,
    });
    expect((await list('?status=outstanding')).total).toBe(29);
  });

  it('suggests what earlier ones of the same words were', async () => {
    server.signInAs('hannah.okafor');
    const before = (await list('?query=bg%20services')).data[0];
    await put(before?.id ?? '', { status: 'confirmed' });
    await call('POST', '/transactions', { rows });
    const [known] = (await list('?query=bg%20services&sort=date')).data;
    expect(known).toMatchObject({ category: 'repairs', propertyId: uuidOf('property', 3), confidence: 0.9 });
    const [unknown] = (await list('?query=something%20new')).data;
    expect(unknown).toMatchObject({
      category: 'other_expense',
      propertyId: null,
      confidence: 0.3,
      source: 'import',
    });
  });

  it('takes nothing else beside the rows, and refuses foreign homes by row', async () => {
    server.signInAs('hannah.okafor');
    expect((await call('POST', '/transactions', { rows, amount: 5 })).status).toBe(422);
    const foreign = [{ ...rows[0], propertyId: '4d9a3f6e-8a31-4f6e-9d5c-0a6f3c6d1e11' }];
    const { json } = await call('POST', '/transactions', { rows: foreign });
    expect(errorOf(json).errors).toEqual({ 'rows.0.propertyId': ['Choose one of your properties'] });
  });
});

it('A transaction, or a row of a statement, of a year that can’t be is refused', async () => {
  server.signInAs('hannah.okafor');
  const problem = ['Check the year of the date'];
  const one = await call('POST', '/transactions', { ...bill, date: '0202-02-01' });
  expect(errorOf(one.json).errors).toEqual({ date: problem });
  const row = { date: '2062-05-11', direction: 'out', amount: 12, description: 'A', importHash: 'aaaa0001' };
  const many = await call('POST', '/transactions', { rows: [row] });
  expect(errorOf(many.json).errors).toEqual({ 'rows.0.date': problem });
});

describe('PUT /transactions/{id}', () => {
  it('confirms, reconciles and takes that back, and nothing in between', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ status: 'outstanding' });
    expect((await put(id, { status: 'reconciled' })).status).toBe(409);
    expect((await put(id, { status: 'confirmed' })).status).toBe(200);
    expect((await put(id, { status: 'reconciled' })).status).toBe(200);
    expect((await put(id, { amount: 90 })).status).toBe(409);
    expect((await put(id, { status: 'void' })).status).toBe(409);
    expect((await call('DELETE', `/transactions/${id}`)).status).toBe(409);
    expect((await put(id, { status: 'confirmed' })).status).toBe(200);
    expect((await put(id, { status: 'void' })).status).toBe(200);
    expect((await call('DELETE', `/transactions/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/transactions/${id}`)).status).toBe(404);
  });

  it('clears the list when the last is confirmed', async () => {
    server.signInAs('hannah.okafor');
    for (const { id } of (await list('?status=outstanding')).data) await put(id, { status: 'confirmed' });
    expect((await list('?status=outstanding')).total).toBe(0);
  });

  it('is no suggestion any more once a person has decided', async () => {
    server.signInAs('hannah.okafor');
    const guessed = (await list('?query=bg%20services')).data[0];
    expect(guessed?.confidence).toBe(0.9);
    const { json } = await put(guessed?.id ?? '', { category: 'services_wages' });
    expect(transactionOf(json)).toMatchObject({ category: 'services_wages', confidence: null });
  });

  it('refuses an older state and strangers', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add();
    expect((await put(id, { amount: 5, updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    server.signInAs('callum.reyes');
    expect((await put(id, { amount: 5 })).status).toBe(403);
  });
});
