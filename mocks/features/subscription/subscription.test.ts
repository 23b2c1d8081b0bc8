import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const start = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now: start });
beforeEach(() => server.signInAs('hannah.okafor'));
afterEach(() => server.setNow(start));

const later = (ms: number) => server.setNow(new Date(start.getTime() + ms));
const day = 86_400_000;
const mine = async () =>
  (await call('GET', '/subscriptions/user-subscription')).json as Schema<'UserSubscription'>;
const payments = async (query = '') =>
  (await call('GET', `/subscriptions/payments${query}`)).json as Schema<'PaymentPage'>;

describe('GET /subscriptions/user-subscription', () => {
  it('tells my plan, all plans, and what I use', async () => {
    const { planId, subscription, plans, usage } = await mine();
    expect(planId).toBe('pro');
    expect(subscription).toMatchObject({
      status: 'active',
      interval: 'year',
      amount: 190,
      cancelAtPeriodEnd: false,
    });
    expect(plans.map(({ id, prices }) => [id, prices.month, prices.year])).toEqual([
      ['free', 0, 0],
      ['pro', 19, 190],
      ['business', 49, 490],
    ]);
    expect(usage.map(({ key, limit }) => [key, limit])).toEqual([
      ['evaluations', 100],
      ['aiSearches', 200],
      ['savedSearches', 20],
      ['properties', null],
      ['storageMb', 5120],
    ]);
    expect(usage[1]?.resetsAt).toBe('2026-06-01T00:00:00.000Z');
    const { db } = server.world;
    const deals = db.evaluation.by('ownerId', 1).filter(({ deletedAt }) => deletedAt === null).length;
    expect(deals).toBeGreaterThan(0);
    expect(usage.map(({ used }) => used)).toEqual([
      deals,
      db.aiSearch.by('ownerId', 1).filter(({ createdAt }) => createdAt > '2026-05').length,
      db.propertySearch.by('ownerId', 1).length,
      db.property.by('ownerId', 1).filter(({ status }) => status !== 'sold').length,
      expect.any(Number),
    ]);
    expect(usage[4]?.used).toBeGreaterThan(10);
  });

  it('has nothing to tell of a newcomer', async () => {
    server.signInAs('zainab.hussain');
    expect(await mine()).toMatchObject({ planId: 'free', subscription: null });
    server.world.sessions.switchTo(null);
    expect((await call('GET', '/subscriptions/user-subscription')).status).toBe(401);
  });

  it('renews by the clock, with a payment for each period', async () => {
    server.signInAs('callum.reyes');
    const before = (await payments()).total;
    later(60 * day);
    const { subscription } = await mine();
    expect(Date.parse(subscription?.currentPeriodEnd ?? '')).toBeGreaterThan(server.now().getTime());
    expect((await payments()).total).toBe(before + 2);
    expect((await payments()).data[0]).toMatchObject({ net: 15.83, vat: 3.17, total: 19, status: 'paid' });
  });

  it('renews on its day of the month without drifting: 31 January, 28 February, 31 March', async () => {
    server.signInAs('callum.reyes');
    const { db } = server.world;
    const row = db.subscription.by('ownerId', 2)[0];
    if (row === undefined) throw new Error('The member has no subscription');
    db.subscription.update(row.id, { currentPeriodEnd: '2026-01-31T09:00:00.000Z', billingDay: 31 });
    const ends: (string | undefined)[] = [];
    for (const day of ['2026-02-01', '2026-03-01', '2026-04-01']) {
      server.setNow(new Date(`${day}T12:00:00Z`));
      ends.push((await mine()).subscription?.currentPeriodEnd);
    }
    expect(ends).toEqual([
      '2026-02-28T09:00:00.000Z',
      '2026-03-31T08:00:00.000Z',
      '2026-04-30T08:00:00.000Z',
    ]);
  });

  it('takes no access away for a failed payment, however long it stays open', async () => {
    server.signInAs('grace.otieno');
    later(90 * day);
    expect(await mine()).toMatchObject({
      planId: 'pro',
      subscription: { planId: 'pro', status: 'past_due', cancelAtPeriodEnd: false },
    });
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ plan: 'pro' });
  });

  it('ends a cancelled plan with its period, and goes over to a smaller one', async () => {
    server.signInAs('wen.li');
    expect((await mine()).planId).toBe('pro');
    later(12 * day);
    expect(await mine()).toMatchObject({ planId: 'free', subscription: { status: 'cancelled' } });
    server.signInAs('gareth.pritchard');
    expect((await mine()).planId).toBe('business');
    later(24 * day);
    expect(await mine()).toMatchObject({
      planId: 'pro',
      subscription: { planId: 'pro', amount: 19, pendingPlanId: null, status: 'active' },
    });
  });
});

describe('GET /subscriptions/payments', () => {
  it('lists mine alone, ten at a time, newest first; each adds up', async () => {
    const first = await payments();
    expect([first.total, first.totalPages, first.data.length]).toEqual([14, 2, 10]);
    const all = [...first.data, ...(await payments('?page=2')).data];
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { net, vat, total, ownerId } of all) {
      expect([Math.round((net + vat) * 100), ownerId]).toEqual([Math.round(total * 100), 1]);
    }
    expect((await payments('?status=failed')).data).toMatchObject([{ receiptUrl: null }]);
    expect((await call('GET', '/subscriptions/payments?status=lost')).status).toBe(400);
  });
});

describe('POST /subscriptions/portal', () => {
  const open = (returnUrl: string) => call('POST', '/subscriptions/portal', { returnUrl });

  const portal = async () => {
    const { json } = await open(`${testOrigin}/settings/subscription`);
    // 200 answers an address.
    return (json as Schema<'PortalAddress'>).url;
  };
  const save = async (url: string, card: string) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams({ card }) })).text();

  it('is a page of the provider that leads back to this site, and to no other', async () => {
    const url = await portal();
    expect(url).toContain(`${testOrigin}/mock-providers/billing/portal/`);
    expect(await (await fetch(url)).text()).toContain(`href="${testOrigin}/settings/subscription"`);
    for (const url of [
      'https://evil.example/settings',
      `${testOrigin}.evil.example/`,
      'javascript:alert(1)',
      `http://name:secret@${new URL(testOrigin).host}/`,
      '/settings',
    ]) {
      expect((await open(url)).status).toBe(422);
    }
  });

  it('saves a new card, and no declined one', async () => {
    const url = await portal();
    expect(await save(url, '0002')).toContain('Your card was declined.');
    expect(await save(url, '5100')).toContain('Card saved.');
    expect((await mine()).subscription).toMatchObject({ status: 'active', card: { last4: '5100' } });
  });

  it('settles what was open once a card paid it, and takes nothing away before', async () => {
    server.signInAs('grace.otieno');
    const url = await portal();
    await save(url, '0002');
    expect(await mine()).toMatchObject({ planId: 'pro', subscription: { status: 'past_due' } });
    expect(await save(url, '4242')).toContain('Card saved and invoice paid.');
    expect((await mine()).subscription?.status).toBe('active');
    expect((await payments('?status=failed')).total).toBe(0);
  });

  it('is not there without a subscription', async () => {
    server.signInAs('zainab.hussain');
    expect((await open(`${testOrigin}/`)).status).toBe(404);
  });
});

describe('GET /subscriptions/upcoming-invoice', () => {
  const upcoming = (query = '') => call('GET', `/subscriptions/upcoming-invoice${query}`);

  it('is the next period of what I have', async () => {
    const { json } = await upcoming();
    expect(json).toMatchObject({
      date: (await mine()).subscription?.currentPeriodEnd,
      lines: [{ description: 'Pro, yearly', amount: 190, proration: false }],
      subtotal: 158.33,
      vat: 31.67,
      total: 190,
    });
  });

  it('is what a larger plan would cost now', async () => {
    const { json } = await upcoming('?planId=business&interval=year');
    expect(json).toMatchObject({
      date: start.toISOString(),
      lines: [{ proration: true }, { proration: true }],
    });
    const change = await call('PUT', '/subscriptions/upgrade', {
      planId: 'business',
      interval: 'year',
      preview: true,
    });
    expect((change.json as Schema<'SubscriptionChange'>).invoice).toEqual(json);
  });

  it('is the first one of somebody without a plan, and none for free', async () => {
    server.signInAs('zainab.hussain');
    expect((await upcoming('?planId=business')).json).toMatchObject({ total: 49 });
    expect((await upcoming()).status).toBe(404);
    server.signInAs('wen.li');
    expect((await upcoming()).status).toBe(404);
    server.signInAs('hannah.okafor');
    expect((await upcoming('?planId=free')).status).toBe(404);
    expect((await upcoming('?interval=month')).status).toBe(400);
    expect((await upcoming('?planId=gold')).status).toBe(400);
  });
});
