import { isLarger, plans } from './seeds/plans';
import type { OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { badRequest, invalid, notFound } from '../../engine/requests/refusal';
import { settleCheckouts } from './checkout-sessions';
import { billingAddress } from './provider/billing-address';
import { changeInvoice, periodInvoice } from './invoices';
import { isRunning, nextTerms, subscriptionAt, termsOf } from './terms';
import { usageOf } from './usage';
import { originOf } from '../../engine/requests/site-origin';

const pageSize = 10;

/** Is it an http(s) address of the site? One that carries a name and password is not. */
function isOwnAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin: asked, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && asked === origin && username === '' && password === '';
}

export const subscriptionOperations = {
  getUserSubscription(call) {
    const { db, clock } = call.world;
    const me = call.me();
    const now = clock.now();
    settleCheckouts(db, me.id, now);
    const row = subscriptionAt(db, me.id, now);
    // Read after the subscription, because the member's plan follows it.
    const planId = db.user.get(me.id)?.plan ?? 'free';
    return {
      status: 200,
      body: {
        planId,
        subscription: row ? { ...row } : null,
        plans: [...plans],
        usage: usageOf(db, me.id, planId, now),
      },
    };
  },

  getUpcomingInvoice(call) {
    const { db, clock } = call.world;
    const me = call.me();
    const { planId, interval } = call.filters();
    const now = clock.now();
    const row = subscriptionAt(db, me.id, now);
    if (row === undefined || !isRunning(row)) {
      if (planId === undefined || planId === 'free') throw notFound('There’s no upcoming invoice');
      return { status: 200, body: periodInvoice(termsOf(planId, interval ?? 'month'), now.toISOString()) };
    }
    const to = termsOf(planId ?? row.planId, interval ?? row.interval);
    if (row.interval === 'year' && to.interval === 'month') {
      throw badRequest('“interval”: you can switch to monthly when the year ends');
    }
    const isNow =
      isLarger(to.planId, row.planId) || (to.planId === row.planId && to.interval !== row.interval);
    if (isNow) return { status: 200, body: changeInvoice(row, to, now).invoice };
    const next = planId === undefined ? nextTerms(row) : to;
    if (next === null || next.planId === 'free') throw notFound('There’s no upcoming invoice');
    return {
      status: 200,
      body: periodInvoice({ ...next, ...termsOf(next.planId, row.interval) }, row.currentPeriodEnd),
    };
  },

  listPayments(call) {
    const { db, clock } = call.world;
    const me = call.me();
    const { status } = call.filters();
    settleCheckouts(db, me.id, clock.now());
    subscriptionAt(db, me.id, clock.now());
    const rows = db.payment
      .sortedBy('ownerId', me.id, 'date')
      .filter((row) => status === undefined || row.status === status)
      .toReversed();
    return {
      status: 200,
      body: paged(call, rows, pageSize, (row) => ({
        ...row,
        receiptUrl: row.receiptUrl === null ? null : billingAddress(call.request, 'receipt', row.id),
      })),
    };
  },

  async openBillingPortal(call) {
    const { db, clock } = call.world;
    const me = call.me();
    const { returnUrl } = await call.body();
    if (!isOwnAddress(returnUrl, originOf(call)))
      throw invalid({ returnUrl: ['Enter an address on this site'] });
    const row = subscriptionAt(db, me.id, clock.now());
    if (row === undefined) throw notFound('You don’t have a subscription yet. Choose a plan first');
    const url = `${billingAddress(call.request, 'portal', row.id)}?back=${encodeURIComponent(returnUrl)}`;
    return { status: 200, body: { url } };
  },
} satisfies OperationsOf<'getUserSubscription' | 'getUpcomingInvoice' | 'listPayments' | 'openBillingPortal'>;
