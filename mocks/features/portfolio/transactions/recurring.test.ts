import { afterEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now });
afterEach(() => server.world.clock.setTo(now));

// Every answer is validated against the contract by the checked server.
const list = async (query = '') =>
  (await call('GET', `/recurring-payments${query}`)).json as Schema<'RecurringPaymentPage'>;
const paymentOf = (json: unknown) => json as Schema<'RecurringPayment'>;
const errorsOf = (json: unknown) => Object.keys((json as Schema<'ApiError'>).errors ?? {}).toSorted();
const put = (id: string, body: object) => call('PUT', `/recurring-payments/${id}`, body);
const plan = {
  name: 'Ground rent',
  direction: 'out',
  amount: 50,
  frequency: 'monthly',
  startOn: '2026-05-31',
  dayRule: 'same_day',
  category: 'rates_insurance_ground_rent',
} as const;
const add = async (more: object = {}) =>
  paymentOf((await call('POST', '/recurring-payments', { ...plan, ...more })).json);
const madeOf = async (id: string) => {
  const page = (await call('GET', `/transactions?recurringId=${id}&sort=date`))
    .json as Schema<'TransactionPage'>;
  return page.data.map(({ date, status, amount }) => [date, status, amount]);
};
const setClock = (day: string) => server.world.clock.setTo(new Date(`${day}T09:00:00Z`));

describe('GET /recurring-payments', () => {
  it('is for members only', async () => expect((await call('GET', '/recurring-payments')).status).toBe(401));

  it('begins with the next due, and puts paused and ended ones last', async () => {
    server.signInAs('hannah.okafor');
    const { data, total } = await list();
    const next = data.map(({ nextOn }) => nextOn ?? '9999');
    expect(next).toEqual(next.toSorted());
    expect(total).toBeGreaterThan(45);
    const paused = (await list('?paused=true')).data;
    expect(paused.map(({ nextOn, next: days }) => [nextOn, days.length])).toEqual([[null, 12]]);
  });

  it('is narrowed by home, tenancy, loan and direction', async () => {
    server.signInAs('hannah.okafor');
    expect((await list(`?tenancyId=${uuidOf('tenancy', 1)}`)).total).toBe(1);
    expect((await list(`?mortgageId=${uuidOf('mortgage', 1)}`)).total).toBe(1);
    const home = await list(`?propertyId=${uuidOf('property', 1)}`);
    expect(home.total).toBe(3);
    expect((await list(`?propertyId=${uuidOf('property', 1)}&direction=in`)).total).toBe(1);
  });
});

describe('POST /recurring-payments', () => {
  it('previews the next twelve, month ends kept, yearly rises included', async () => {
    server.signInAs('hannah.okafor');
    const { next, nextOn } = await add({ index: 'fixed', indexPct: 10 });
    expect(nextOn).toBe('2026-05-31');
    expect(next).toHaveLength(12);
    expect(next[1]).toEqual({ on: '2026-06-30', amount: 50 });
    expect(next[9]?.on).toBe('2027-02-28');
    expect((await add({ frequency: 'annual', index: 'fixed', indexPct: 10 })).next[1]?.amount).toBe(55);
  });

  it('refuses two ends, an end before the start, and a rise without a figure', async () => {
    server.signInAs('hannah.okafor');
    const { status, json } = await call('POST', '/recurring-payments', {
      ...plan,
      endOn: '2026-05-01',
      count: 3,
      index: 'fixed',
      mortgageId: uuidOf('mortgage', 999),
    });
    expect(status).toBe(422);
    expect(errorsOf(json)).toEqual(['count', 'endOn', 'indexPct', 'mortgageId']);
  });
});

describe('what falls due', () => {
  it('becomes what the preview said when it is read, once, with one notification', async () => {
    server.signInAs('hannah.okafor');
    const { id, next } = await add();
    const notificationCount = () =>
      server.world.db.notification.by('notifierId', 1).filter(({ typeId }) => typeId === 13).length;
    const before = notificationCount();
    setClock('2026-08-01');
    const made = await madeOf(id);
    expect(made).toEqual(next.slice(0, 3).map(({ on, amount }) => [on, 'outstanding', amount]));
    expect(await madeOf(id)).toEqual(made);
    expect(notificationCount()).toBe(before + 1);
  });

  it('shows ahead of its day, and confirms itself where that was asked for', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ leadDays: 20, autoConfirm: true });
    expect(await madeOf(id)).toEqual([['2026-05-31', 'expected', 50]]);
    setClock('2026-05-31');
    expect(await madeOf(id)).toEqual([['2026-05-31', 'confirmed', 50]]);
  });

  it('does not while it is paused, nor afterwards for the time missed', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ paused: true });
    setClock('2026-07-10');
    expect(await madeOf(id)).toEqual([]);
    const { json } = await put(id, { paused: false });
    expect(paymentOf(json).nextOn).toBe('2026-07-31');
    expect(await madeOf(id)).toEqual([]);
  });
});

describe('PUT /recurring-payments/{id}', () => {
  it('of this and the future leaves the past, and keeps the rhythm of the 31st', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add();
    setClock('2026-07-01');
    expect(await madeOf(id)).toHaveLength(2);
    const { status, json } = await put(id, { from: '2026-06-30', amount: 60 });
    expect(status).toBe(200);
    const later = paymentOf(json);
    expect(later.id).not.toBe(id);
    expect(later.next.map(({ on }) => on).slice(0, 3)).toEqual(['2026-06-30', '2026-07-31', '2026-08-31']);
    expect(await madeOf(id)).toEqual([['2026-05-31', 'outstanding', 50]]);
    expect(await madeOf(later.id)).toEqual([['2026-06-30', 'outstanding', 60]]);
  });

  it('keeps what is confirmed, and counts on from there', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ count: 4 });
    setClock('2026-07-01');
    const page = (await call('GET', `/transactions?recurringId=${id}`)).json as Schema<'TransactionPage'>;
    await call('PUT', `/transactions/${page.data[0]?.id}`, { status: 'confirmed' });
    const { json } = await put(id, { from: '2026-06-30', amount: 60 });
    expect(paymentOf(json).next.map(({ on }) => on)).toEqual(['2026-07-31', '2026-08-31']);
    expect((await madeOf(id)).at(-1)).toEqual(['2026-06-30', 'confirmed', 50]);
  });

  it('refuses a day before the second, or after the last', async () => {
    server.signInAs('hannah.okafor');
    const { id } = await add({ endOn: '2026-08-31' });
    expect(errorsOf((await put(id, { from: '2026-05-31' })).json)).toEqual(['from']);
    expect(errorsOf((await put(id, { from: '2026-09-01' })).json)).toEqual(['from']);
    expect((await put(id, { from: '2026-06-01', updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
    server.signInAs('callum.reyes');
    expect((await put(id, { amount: 5 })).status).toBe(403);
  });
});

describe('DELETE /recurring-payments/{id}', () => {
  it('keeps what it made', async () => {
    server.signInAs('hannah.okafor');
    const id = uuidOf('recurringPayment', 1);
    const count = server.world.db.transaction.size;
    expect((await call('DELETE', `/recurring-payments/${id}`)).status).toBe(204);
    expect(server.world.db.transaction.size).toBe(count);
    expect(await madeOf(id)).toEqual([]);
    expect((await call('DELETE', `/recurring-payments/${id}`)).status).toBe(404);
  });
});
