import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../engine/contract/checked-server';
import type { Schema } from '../../engine/contract/contract';

const start = new Date('2026-05-13T10:30:00Z');
const server = checkedServer({ now: start });
beforeEach(() => server.signInAs('zainab.hussain'));
afterEach(() => server.setNow(start));

const later = (ms: number) => server.setNow(new Date(start.getTime() + ms));
const day = 86_400_000;
const mine = async () =>
  (await call('GET', '/subscriptions/user-subscription')).json as Schema<'UserSubscription'>;
const payments = async (query = '') =>
  (await call('GET', `/subscriptions/payments${query}`)).json as Schema<'PaymentPage'>;
const statusOf = (sessionId: string) => call('GET', `/subscriptions/status?sessionId=${sessionId}`);
// 200 answers a state.
const stateOf = async (sessionId: string) =>
  ((await statusOf(sessionId)).json as Schema<'CheckoutStatus'>).status;
const pageText = async (url: string) => (await fetch(url)).text();
const act = async (url: string, form: Record<string, string>) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams(form) })).text();
const begin = async () =>
  (await call('POST', '/subscriptions/subscribe', { planId: 'pro', interval: 'month' }))
    .json as Schema<'Checkout'>;

describe('POST /subscriptions/subscribe and GET /subscriptions/status', () => {
  it('lead through the provider’s page to the plan', async () => {
    const { url, sessionId } = await begin();
    expect(url).toBe(`${testOrigin}/mock-providers/billing/checkout/${sessionId}`);
    expect(await pageText(url)).toContain('Pay £19');
    const seen = [await stateOf(sessionId)];
    expect(await act(url, { act: 'pay', card: '4242' })).toContain(
      `url=${testOrigin}/settings/subscription?sessionId=${sessionId}"`,
    );
    for (const ms of [0, 2000, 4000, 6000]) {
      later(ms);
      seen.push(await stateOf(sessionId));
    }
    expect(seen).toEqual(['open', 'processing', 'processing', 'complete', 'complete']);
    expect(await mine()).toMatchObject({ planId: 'pro', subscription: { status: 'active', amount: 19 } });
    expect((await payments()).data).toMatchObject([
      { description: 'Pro, monthly', total: 19, vat: 3.17, status: 'paid' },
    ]);
    expect((await call('GET', '/auth/auth-user')).json).toMatchObject({ plan: 'pro' });
    const receipt = await fetch((await payments()).data[0]?.receiptUrl ?? '');
    expect(receipt.headers.get('content-type')).toBe('application/pdf');
    // The pound sign, as the format writes it.
    expect(await receipt.text()).toContain(String.raw`(\2433.17)`);
  });

  it('keep a declined card on the page, where another one pays', async () => {
    const { url, sessionId } = await begin();
    expect(await act(url, { act: 'pay', card: '0002' })).toContain('Your card was declined.');
    expect(await stateOf(sessionId)).toBe('open');
    await act(url, { act: 'pay', card: '4242' });
    expect(await stateOf(sessionId)).toBe('processing');
    expect(await act(url, { act: 'pay', card: '4242' })).toContain('This checkout is closed');
  });

  it('charge nothing when the checkout is left, or refused by the bank later', async () => {
    const [left, refused] = [await begin(), await begin()];
    await act(left.url, { act: 'cancel' });
    await act(refused.url, { act: 'pay', card: '0341' });
    later(5000);
    expect([await stateOf(left.sessionId), await stateOf(refused.sessionId)]).toEqual([
      'cancelled',
      'failed',
    ]);
    expect(await mine()).toMatchObject({ planId: 'free', subscription: null });
  });

  it('confirm a slow payment after the page gave up, without being asked for the checkout', async () => {
    const { url, sessionId } = await begin();
    await act(url, { act: 'pay', card: '0077' });
    later(30_000);
    expect(await stateOf(sessionId)).toBe('processing');
    later(46_000);
    expect(await mine()).toMatchObject({ planId: 'pro', subscription: { card: { last4: '0077' } } });
  });

  it('change nothing while nobody pays, and end after a day', async () => {
    const { sessionId } = await begin();
    later(day);
    expect(await mine()).toMatchObject({ planId: 'free', subscription: null });
    expect((await statusOf(sessionId)).json).toMatchObject({ status: 'expired' });
  });

  it('never charge twice', async () => {
    const [first, second] = [await begin(), await begin()];
    await act(first.url, { act: 'pay', card: '4242' });
    await act(second.url, { act: 'pay', card: '4242' });
    later(10_000);
    expect((await statusOf(first.sessionId)).json).toMatchObject({ status: 'complete' });
    expect((await statusOf(second.sessionId)).json).toMatchObject({ status: 'expired' });
    expect((await payments()).total).toBe(1);
    expect((await call('POST', '/subscriptions/subscribe', { planId: 'pro', interval: 'year' })).status).toBe(
      409,
    );
  });

  it('refuse the free plan, strangers, and too many at once', async () => {
    const { sessionId } = await begin();
    expect(
      (await call('POST', '/subscriptions/subscribe', { planId: 'free', interval: 'month' })).status,
    ).toBe(422);
    for (let n = 0; n < 4; n += 1) await begin();
    expect(
      (await call('POST', '/subscriptions/subscribe', { planId: 'pro', interval: 'month' })).status,
    ).toBe(429);
    server.signInAs('hannah.okafor');
    expect((await statusOf(sessionId)).status).toBe(403);
    expect((await statusOf('cs_unknown')).status).toBe(404);
    expect((await call('GET', '/subscriptions/status')).status).toBe(400);
    expect((await fetch(`${testOrigin}/mock-providers/billing/checkout/cs_unknown`)).status).toBe(404);
  });

  it('take somebody back whose plan was over', async () => {
    server.signInAs('aoife.brennan');
    expect((await mine()).subscription?.status).toBe('cancelled');
    const { url, sessionId } = await begin();
    await act(url, { act: 'pay', card: '4242' });
    later(10_000);
    await statusOf(sessionId);
    expect(await mine()).toMatchObject({
      planId: 'pro',
      subscription: { status: 'active', cancelAtPeriodEnd: false },
    });
  });
});
