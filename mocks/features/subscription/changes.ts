import { dayOfMonth } from '@/lib/money/proration';
import type { Schema } from '../../engine/contract/contract';
import { isLarger } from './seeds/plans';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { conflict, invalid, notFound } from '../../engine/requests/refusal';
import { changeInvoice, periodInvoice } from './invoices';
import {
  addPayment,
  isRunning,
  nextTerms,
  subscriptionAt,
  termsName,
  termsNow,
  termsOf,
  type Subscription,
} from './terms';
import { exceeding } from './usage';

type Change = Schema<'SubscriptionChange'>;

/** My running subscription. Throws 404 without one. */
function running(call: Call): Subscription {
  const { db, clock } = call.world;
  const row = subscriptionAt(db, call.me().id, clock.now());
  if (row === undefined || !isRunning(row))
    throw notFound('You don’t have a subscription yet. Choose a plan first');
  return row;
}

/** Takes a planned downgrade or cancellation back; with nothing planned, nothing happens. */
function undo(call: Call, row: Subscription, isPreview: boolean): Change {
  const { db, clock } = call.world;
  const effectiveAt = clock.now().toISOString();
  const back = {
    pendingPlanId: null,
    cancelAtPeriodEnd: false,
    status: row.status === 'cancelling' ? ('active' as const) : row.status,
  };
  const from = nextTerms(row) ?? termsOf('free', row.interval);
  const saved = isPreview ? row : db.subscription.update(row.id, { ...back, updatedAt: effectiveAt });
  return {
    kind: 'undo',
    preview: isPreview,
    from,
    to: termsNow(row),
    effectiveAt,
    invoice: null,
    nextInvoice: periodInvoice(termsNow(row), row.currentPeriodEnd),
    exceeds: [],
    subscription: { ...saved },
  };
}

/** Throws 422 for what is no step up. */
function refuseStepDown(row: Subscription, { planId, interval }: Schema<'SubscriptionUpgrade'>): void {
  if (isLarger(row.planId, planId)) {
    throw invalid({
      planId: ['That’s a smaller plan. You can move to it when the current period ends'],
    });
  }
  if (row.interval === 'year' && interval === 'month') {
    throw invalid({ interval: ['You’ve paid for the year. You can switch to monthly when it ends'] });
  }
}

export const planChangeOperations = {
  async upgradeSubscription(call) {
    const { db, clock } = call.world;
    const row = running(call);
    const body = await call.body();
    const { planId, interval, preview: isPreview = false } = body;
    if (planId === row.planId && interval === row.interval) {
      return { status: 200, body: undo(call, row, isPreview) };
    }
    refuseStepDown(row, body);
    if (row.status === 'past_due') throw conflict('You have an unpaid invoice. Pay it before changing plan');
    const now = clock.now();
    const [from, to] = [termsNow(row), termsOf(planId, interval)];
    const { invoice, paid } = changeInvoice(row, to, now);
    const next = {
      ...to,
      status: 'active' as const,
      cancelAtPeriodEnd: false,
      pendingPlanId: null,
      currentPeriodStart: paid.start.toISOString(),
      currentPeriodEnd: paid.end.toISOString(),
      // A new period has a day of its own; one that goes on keeps its day.
      ...(interval === row.interval ? {} : { billingDay: dayOfMonth(paid.start) }),
      updatedAt: now.toISOString(),
    };
    if (!isPreview) {
      db.subscription.update(row.id, next);
      addPayment(db, row.ownerId, `Change to ${termsName(to)}`, invoice.total, now.toISOString());
      db.user.update(row.ownerId, { plan: planId });
    }
    const subscription = { ...row, ...(isPreview ? {} : next) };
    const nextInvoice = periodInvoice(to, next.currentPeriodEnd);
    return {
      status: 200,
      body: {
        kind: 'upgrade',
        preview: isPreview,
        from,
        to,
        effectiveAt: now.toISOString(),
        invoice,
        nextInvoice,
        exceeds: [],
        subscription,
      },
    };
  },

  async downgradeSubscription(call) {
    const { db, clock } = call.world;
    const row = running(call);
    const { planId, preview: isPreview = false } = await call.body();
    if (planId === row.planId) return { status: 200, body: undo(call, row, isPreview) };
    if (isLarger(planId, row.planId)) {
      throw invalid({ planId: ['That’s a larger plan. Upgrade to it instead'] });
    }
    const now = clock.now();
    const isEnd = planId === 'free';
    const to = termsOf(planId, row.interval);
    const next = {
      pendingPlanId: planId,
      cancelAtPeriodEnd: isEnd,
      // An open payment stays open, whatever is planned.
      status: row.status === 'past_due' ? row.status : isEnd ? ('cancelling' as const) : ('active' as const),
      updatedAt: now.toISOString(),
    };
    if (!isPreview) db.subscription.update(row.id, next);
    return {
      status: 200,
      body: {
        kind: isEnd ? 'cancel' : 'downgrade',
        preview: isPreview,
        from: termsNow(row),
        to,
        effectiveAt: row.currentPeriodEnd,
        invoice: null,
        nextInvoice: isEnd ? null : periodInvoice(to, row.currentPeriodEnd),
        exceeds: exceeding(db, row.ownerId, planId, now),
        subscription: { ...row, ...(isPreview ? {} : next) },
      },
    };
  },
} satisfies OperationsOf<'upgradeSubscription' | 'downgradeSubscription'>;
