import { describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });

// Every answer is validated against the contract by the checked server.
const list = async (query = '') => (await call('GET', `/mortgages${query}`)).json as Schema<'MortgagePage'>;
const errorsOf = (json: unknown) => (json as Schema<'ApiError'>).errors;
const home = uuidOf('property', 11);
const loan = {
  propertyId: home,
  lender: 'Calder Bank',
  originalAmount: 90_000,
  balance: 90_000,
  balanceAt: '2026-05-01',
  rate: 5,
  rateType: 'fixed',
  method: 'interest_only',
  startDate: '2026-04-01',
  fixEnds: '2028-04-01',
  termEnds: '2051-04-01',
  monthlyPayment: 375,
} as const;

describe('GET /mortgages', () => {
  it('is for members only, and empty for a newcomer', async () => {
    expect((await call('GET', '/mortgages')).status).toBe(401);
    server.signInAs('zainab.hussain');
    expect((await list()).total).toBe(0);
  });

  it('begins with the fix that ends first, and sums what matches', async () => {
    server.signInAs('hannah.okafor');
    const { data, totals } = await list();
    expect(data[0]?.fixEnds).toBe('2026-08-11');
    expect(data.at(-1)?.fixEnds).toBeNull();
    const balance = data.reduce((sum, row) => sum + row.balance, 0);
    expect(totals.balance).toBeCloseTo(balance, 2);
    expect(totals.weightedRate).toBeGreaterThan(4.4);
    expect(totals.weightedRate).toBeLessThan(9.5);
  });

  it('is narrowed to a home with two loans, a company, and fixes that end soon', async () => {
    server.signInAs('hannah.okafor');
    expect((await list(`?propertyId=${uuidOf('property', 6)}`)).total).toBe(2);
    expect((await list(`?companyId=${uuidOf('company', 1)}`)).total).toBe(2);
    expect((await list('?fixEndsBefore=2026-08-12')).total).toBe(1);
    expect((await list(`?propertyId=${uuidOf('property', 14)}`)).totals.weightedRate).toBeNull();
  });

  it('goes by balance, rate or lender', async () => {
    server.signInAs('hannah.okafor');
    const balances = (await list('?sort=-balance')).data.map(({ balance }) => balance);
    expect(balances).toEqual(balances.toSorted((a, b) => b - a));
    const rates = (await list('?sort=-rate')).data.map(({ rate }) => rate);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    expect((await list('?sort=lender')).data[0]?.lender).toBe('Aire Valley Bank');
    expect((await call('GET', '/mortgages?sort=colour')).status).toBe(400);
  });
});

describe('POST /mortgages', () => {
  it('adds one, its balance the first of its history, and a renewal date for its fix', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await call('POST', '/mortgages', loan);
    expect(status).toBe(201);
    const mortgage = json as Schema<'Mortgage'>;
    expect(mortgage.balanceHistory).toEqual([{ on: '2026-05-01', balance: 90_000 }]);
    const renewals = (await call('GET', '/renewal-dates?kind=mortgage_fix&from=2028-04-01&to=2028-04-01'))
      .json as Schema<'RenewalDatePage'>;
    expect(renewals.data.map(({ mortgageId }) => mortgageId)).toContain(mortgage.id);
  });

  it('refuses days out of order, a home that is not mine, and a charge that is not ours', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await call('POST', '/mortgages', {
      ...loan,
      propertyId: '4d9a3f6e-8a31-4f6e-9d5c-0a6f3c6d1e11',
      termEnds: '2026-03-01',
      balanceAt: '2026-05-14',
      chargeCode: '112046580002',
      erc: [
        { until: '2028-04-01', pct: 1 },
        { until: '2027-04-01', pct: 2 },
      ],
    });
    expect(status).toBe(422);
    expect(Object.keys(errorsOf(json) ?? {}).toSorted()).toEqual([
      'balanceAt',
      'chargeCode',
      'erc',
      'fixEnds',
      'propertyId',
      'termEnds',
    ]);
  });

  it('refuses a charge that another loan has, and an end of a rate that has none', async () => {
    server.signInAs('hannah.okafor');
    const { json } = await call('POST', '/mortgages', {
      ...loan,
      rateType: 'svr',
      chargeCode: '098431270001',
    });
    expect(errorsOf(json)?.['chargeCode']?.[0]).toContain('already matched to the Calder Bank mortgage');
    expect(errorsOf(json)?.['fixEnds']).toEqual(['A standard variable rate has no end date']);
  });
});

describe('PUT /mortgages/{id}', () => {
  const first = uuidOf('mortgage', 1);

  it('keeps every balance that was given', async () => {
    server.signInAs('hannah.okafor');
    const before = (await list()).data.find(({ id }) => id === first)?.balanceHistory.length ?? 0;
    await call('PUT', `/mortgages/${first}`, { balance: 95_000, balanceAt: '2026-05-10' });
    const { json } = await call('PUT', `/mortgages/${first}`, { balance: 94_900, balanceAt: '2026-05-10' });
    const { balanceHistory } = json as Schema<'Mortgage'>;
    expect(balanceHistory).toHaveLength(before + 1);
    expect(balanceHistory.at(-1)).toEqual({ on: '2026-05-10', balance: 94_900 });
  });

  it('moves the renewal date with the fix, and drops it with the fix', async () => {
    server.signInAs('hannah.okafor');
    const due = () => server.world.db.renewalDate.by('mortgageId', first).map(({ dueOn }) => dueOn);
    await call('PUT', `/mortgages/${first}`, { fixEnds: '2029-01-31' });
    expect(due()).toEqual(['2029-01-31']);
    await call('PUT', `/mortgages/${first}`, { fixEnds: null });
    expect(due()).toEqual([]);
  });

  it('refuses an edit of an older state, a stranger, and what is not there', async () => {
    server.signInAs('hannah.okafor');
    const stale = { rate: 5, updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await call('PUT', `/mortgages/${first}`, stale)).status).toBe(409);
    expect((await call('PUT', `/mortgages/${uuidOf('mortgage', 999)}`, { rate: 5 })).status).toBe(404);
    server.signInAs('callum.reyes');
    expect((await call('PUT', `/mortgages/${first}`, { rate: 5 })).status).toBe(403);
  });
});

describe('DELETE /mortgages/{id}', () => {
  it('keeps the payments in the books, without the loan', async () => {
    server.signInAs('hannah.okafor');
    const id = uuidOf('mortgage', 4);
    const paid = () =>
      server.world.db.transaction.by('ownerId', 1).filter((row) => row.mortgageId === id).length;
    const all = server.world.db.transaction.size;
    expect(paid()).toBeGreaterThan(20);
    expect((await call('DELETE', `/mortgages/${id}`)).status).toBe(204);
    expect(paid()).toBe(0);
    expect(server.world.db.transaction.size).toBe(all);
    expect(server.world.db.recurringPayment.by('mortgageId', id)).toEqual([]);
    expect((await call('DELETE', `/mortgages/${id}`)).status).toBe(404);
  });
});
