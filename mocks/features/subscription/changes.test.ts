import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';
import { prorate } from '@/lib/money/proration';

const start = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now: start });
beforeEach(() => server.signInAs('callum.reyes'));

const change = async (direction: 'upgrade' | 'downgrade', body: object) => {
  const { status, json } = await call('PUT', `/subscriptions/${direction}`, body);
  // 200 answers a change.
  return { status, change: json as Schema<'SubscriptionChange'> };
};
const mine = async () =>
  (await call('GET', '/subscriptions/user-subscription')).json as Schema<'UserSubscription'>;
const payments = async () =>
  ((await call('GET', '/subscriptions/payments')).json as Schema<'PaymentPage'>).data;

describe('PUT /subscriptions/upgrade', () => {
  it('previews to the penny what it then charges', async () => {
    const before = (await mine()).subscription;
    const asked = { planId: 'business', interval: 'month' } as const;
    const preview = (await change('upgrade', { ...asked, preview: true })).change;
    expect(preview).toMatchObject({
      kind: 'upgrade',
      preview: true,
      from: { amount: 19 },
      to: { amount: 49 },
    });
    expect((await mine()).subscription).toEqual(before);
    const period = {
      start: new Date(before?.currentPeriodStart ?? ''),
      end: new Date(before?.currentPeriodEnd ?? ''),
    };
    const cost = prorate({ amount: 19, interval: 'month' }, { amount: 49, interval: 'month' }, period, start);
    expect(preview.invoice).toMatchObject({ subtotal: cost.subtotal, vat: cost.vat, total: cost.total });
    const made = (await change('upgrade', asked)).change;
    expect(made).toEqual({ ...preview, preview: false, subscription: (await mine()).subscription });
    expect((await payments())[0]).toMatchObject({
      description: 'Change to Business, monthly',
      total: cost.total,
    });
    expect(await mine()).toMatchObject({
      planId: 'business',
      subscription: { planId: 'business', amount: 49 },
    });
    expect((await mine()).subscription?.currentPeriodEnd).toBe(before?.currentPeriodEnd);
  });

  it('from months to years begins a year today', async () => {
    const { change: made } = await change('upgrade', { planId: 'pro', interval: 'year' });
    expect(made.subscription).toMatchObject({
      interval: 'year',
      amount: 190,
      currentPeriodStart: start.toISOString(),
      currentPeriodEnd: '2027-05-13T10:30:00.000Z',
    });
    expect(made.invoice?.lines.map(({ description }) => description)).toEqual([
      'Unused time on Pro',
      'Pro, yearly',
    ]);
  });

  it('is no way down, and no way back to months', async () => {
    server.signInAs('priya.raman');
    expect((await change('upgrade', { planId: 'pro', interval: 'year' })).status).toBe(422);
    expect((await change('upgrade', { planId: 'business', interval: 'month' })).status).toBe(422);
    expect((await change('upgrade', { planId: 'free', interval: 'year' })).status).toBe(422);
  });

  it('waits for an open payment, and for a subscription', async () => {
    server.signInAs('grace.otieno');
    expect((await change('upgrade', { planId: 'business', interval: 'month' })).status).toBe(409);
    server.signInAs('zainab.hussain');
    expect((await change('upgrade', { planId: 'pro', interval: 'month' })).status).toBe(404);
    server.world.sessions.switchTo(null);
    expect((await change('upgrade', { planId: 'pro', interval: 'month' })).status).toBe(401);
  });
});

describe('PUT /subscriptions/downgrade', () => {
  it('cancels at the end of the period, and undo takes it back', async () => {
    const before = (await mine()).subscription;
    const { change: made } = await change('downgrade', { planId: 'free', reason: 'Taking a break' });
    expect(made).toMatchObject({
      kind: 'cancel',
      effectiveAt: before?.currentPeriodEnd,
      invoice: null,
      nextInvoice: null,
      subscription: { status: 'cancelling', cancelAtPeriodEnd: true, pendingPlanId: 'free' },
    });
    expect((await mine()).planId).toBe('pro');
    const { change: undone } = await change('downgrade', { planId: 'pro' });
    expect(undone).toMatchObject({
      kind: 'undo',
      from: { planId: 'free', amount: 0 },
      subscription: { status: 'active', cancelAtPeriodEnd: false, pendingPlanId: null },
      nextInvoice: { total: 19 },
    });
  });

  it('is undone by an upgrade to the present terms too, and a preview undoes nothing', async () => {
    server.signInAs('gareth.pritchard');
    const asked = { planId: 'business', interval: 'month' };
    expect((await change('upgrade', { ...asked, preview: true })).change.kind).toBe('undo');
    expect((await mine()).subscription?.pendingPlanId).toBe('pro');
    await change('upgrade', asked);
    expect((await mine()).subscription).toMatchObject({ pendingPlanId: null, status: 'active' });
  });

  it('previews without planning anything', async () => {
    const { change: preview } = await change('downgrade', { planId: 'free', preview: true });
    expect(preview).toMatchObject({ kind: 'cancel', preview: true, subscription: { status: 'active' } });
    expect((await mine()).subscription?.status).toBe('active');
  });

  it('keeps an open payment open', async () => {
    server.signInAs('grace.otieno');
    const { change: made } = await change('downgrade', { planId: 'free' });
    expect(made.subscription).toMatchObject({ status: 'past_due', cancelAtPeriodEnd: true });
  });

  it('is no way up', async () => {
    expect((await change('downgrade', { planId: 'business' })).status).toBe(422);
    server.signInAs('aoife.brennan');
    expect((await change('downgrade', { planId: 'free' })).status).toBe(404);
  });
});
