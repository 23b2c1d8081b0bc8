// A member's subscription, brought up to the clock whenever somebody looks.
import { addIntervals, splitVat } from '@/lib/money/proration';
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { planOf } from './seeds/plans';

export type Subscription = Readonly<Row<'subscription'>>;
type Terms = Schema<'PlanTerms'>;

/** What a plan costs a period. */
export const termsOf = (planId: Schema<'PlanId'>, interval: Schema<'BillingInterval'>): Terms => ({
  planId,
  interval,
  amount: planOf(planId).prices[interval],
});

export const termsNow = ({ planId, interval, amount }: Subscription): Terms => ({ planId, interval, amount });

const intervalNames = { month: 'monthly', year: 'yearly' } as const;

/** `Pro, yearly` */
export const termsName = ({ planId, interval }: Pick<Terms, 'planId' | 'interval'>) =>
  `${planOf(planId).name}, ${intervalNames[interval]}`;

/** Does it run, paid or not? */
export const isRunning = (row: Subscription) => row.status !== 'cancelled' && row.status !== 'incomplete';

export function addPayment(
  db: Database,
  ownerId: number,
  description: string,
  total: number,
  date: string,
): void {
  const { subtotal: net, vat } = splitVat(total);
  const payment = db.payment.add({
    ownerId,
    date,
    description,
    net,
    vat,
    total,
    status: 'paid',
    receiptUrl: null,
    createdAt: date,
    updatedAt: date,
  });
  db.payment.update(payment.id, { receiptUrl: receiptUrl(payment.id) });
}

/** That there is a receipt; an answer names the page of the provider that shows it. */
export const receiptUrl = (paymentId: string) => `https://billing.tiebeam.example/receipts/${paymentId}`;

/** The plan that comes after this period; null when the subscription ends with it. */
export const nextTerms = ({
  planId,
  pendingPlanId,
  interval,
  cancelAtPeriodEnd,
}: Subscription): Terms | null => (cancelAtPeriodEnd ? null : termsOf(pendingPlanId ?? planId, interval));

/**
 * The member's subscription as it is at a moment: what was due by then has been done, be it a renewal, a smaller plan or
 * the end. A failed payment stays until somebody pays. The member's own plan follows.
 */
export function subscriptionAt(db: Database, ownerId: number, now: Date): Subscription | undefined {
  let row = db.subscription.by('ownerId', ownerId)[0];
  if (row === undefined) return undefined;
  while (isRunning(row) && row.status !== 'past_due' && Date.parse(row.currentPeriodEnd) <= now.getTime()) {
    row = turnedOver(db, row);
  }
  return row;
}

/** One period on. */
function turnedOver(db: Database, row: Subscription): Subscription {
  const next = nextTerms(row);
  const at = row.currentPeriodEnd;
  if (next === null) {
    db.user.update(row.ownerId, { plan: 'free' });
    return db.subscription.update(row.id, { status: 'cancelled', updatedAt: at });
  }
  addPayment(db, row.ownerId, termsName(next), next.amount, at);
  db.user.update(row.ownerId, { plan: next.planId });
  return db.subscription.update(row.id, {
    ...next,
    status: 'active',
    pendingPlanId: null,
    currentPeriodStart: at,
    currentPeriodEnd: addIntervals(new Date(at), next.interval, 1, row.billingDay).toISOString(),
    updatedAt: at,
  });
}
