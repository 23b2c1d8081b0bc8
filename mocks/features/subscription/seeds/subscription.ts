import { addIntervals, dayOfMonth, splitVat } from '@/lib/money/proration';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';
import type { Tables } from '../../../engine/db/database';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import { planOf } from './plans';
import type { WorldSize } from '../../../engine/seeds/world-size';

type Subscription = Schema<'Subscription'>;
type Card = Schema<'BillingCard'>;

interface Payer {
  ownerId: number;
  planId: 'pro' | 'business';
  interval: Schema<'BillingInterval'>;
  /** Days of the present period that have passed. */
  daysIn: number;
  status?: Subscription['status'];
  pendingPlanId?: Schema<'PlanId'>;
  card: Card;
}

const card = (brand: string, last4: string, exp: string): Card => ({ brand, last4, exp });

/** Whoever has a plan that costs something, and one who had. */
const payers: readonly Payer[] = [
  { ownerId: memberId, planId: 'pro', interval: 'year', daysIn: 152, card: card('Visa', '4242', '09/28') },
  { ownerId: 2, planId: 'pro', interval: 'month', daysIn: 12, card: card('Mastercard', '5454', '01/29') },
  {
    ownerId: 6,
    planId: 'pro',
    interval: 'month',
    daysIn: 4,
    status: 'trialing',
    card: card('Visa', '1881', '11/27'),
  },
  { ownerId: 25, planId: 'pro', interval: 'year', daysIn: 300, card: card('Visa', '0077', '04/29') },
  {
    ownerId: 27,
    planId: 'pro',
    interval: 'month',
    daysIn: 3,
    status: 'past_due',
    card: card('Mastercard', '0341', '12/26'),
  },
  {
    ownerId: 35,
    planId: 'pro',
    interval: 'month',
    daysIn: 20,
    status: 'cancelling',
    pendingPlanId: 'free',
    card: card('American Express', '0005', '03/28'),
  },
  { ownerId: 3, planId: 'business', interval: 'year', daysIn: 40, card: card('Visa', '9317', '06/30') },
  {
    ownerId: 10,
    planId: 'business',
    interval: 'month',
    daysIn: 8,
    pendingPlanId: 'pro',
    card: card('Visa', '6622', '02/28'),
  },
  {
    ownerId: 17,
    planId: 'business',
    interval: 'month',
    daysIn: 15,
    card: card('Mastercard', '8210', '10/27'),
  },
  { ownerId: 38, planId: 'business', interval: 'year', daysIn: 210, card: card('Visa', '1234', '08/29') },
  {
    ownerId: 5,
    planId: 'pro',
    interval: 'month',
    daysIn: 61,
    status: 'cancelled',
    card: card('Visa', '7003', '05/27'),
  },
];

const trialDays = 14;
const dayMs = 86_400_000;

function seedSubscription(tables: Tables, now: Date, payer: Payer): void {
  const { ownerId, planId, interval, daysIn, status = 'active', pendingPlanId = null } = payer;
  const start = before(now, { days: daysIn, hours: 2 });
  const end =
    status === 'trialing'
      ? new Date(Date.parse(start) + trialDays * dayMs)
      : addIntervals(new Date(start), interval);
  tables.subscription.add({
    ownerId,
    planId,
    status,
    interval,
    amount: planOf(planId).prices[interval],
    currentPeriodStart: start,
    currentPeriodEnd: end.toISOString(),
    billingDay: dayOfMonth(status === 'trialing' ? end : new Date(start)),
    cancelAtPeriodEnd: status === 'cancelling' || status === 'cancelled',
    pendingPlanId,
    card: payer.card,
    createdAt: start,
    updatedAt: start,
  });
}

type Paid = Pick<Schema<'Payment'>, 'ownerId' | 'date' | 'description' | 'total'> & {
  status?: Schema<'Payment'>['status'];
};

/** Hannah paid twelve months, once with a card that had expired, and then went over to years. */
function hannahsPayments(now: Date): Paid[] {
  const changed = new Date(before(now, { days: 152, hours: 2 }));
  const months = Array.from({ length: 12 }, (_, index) => {
    const date = addIntervals(changed, 'month', index - 12).toISOString();
    return { ownerId: memberId, date, description: 'Pro, monthly', total: 19 };
  });
  const [retried] = months.slice(7, 8);
  const failed: Paid[] = retried
    ? [{ ...retried, date: new Date(Date.parse(retried.date) - dayMs).toISOString(), status: 'failed' }]
    : [];
  const change = {
    ownerId: memberId,
    date: changed.toISOString(),
    description: 'Change to Pro, yearly',
    total: 190,
  };
  return [...months.slice(0, 7), ...failed, ...months.slice(7), change];
}

function othersPayments(now: Date): Paid[] {
  return payers
    .filter(({ ownerId, status }) => ownerId !== memberId && status !== 'trialing')
    .map(({ ownerId, planId, interval, daysIn, status }) => ({
      ownerId,
      date: before(now, { days: daysIn, hours: 2 }),
      description: `${planOf(planId).name}, ${interval}ly`,
      total: planOf(planId).prices[interval],
      status: status === 'past_due' ? ('failed' as const) : ('paid' as const),
    }));
}

export function seedSubscriptions(tables: Tables, now: Date, size: WorldSize): void {
  for (const payer of payers) {
    const isFull = size === 'large' && payer.ownerId === memberId;
    // A full world has more evaluations of hers than a smaller plan keeps.
    seedSubscription(tables, now, isFull ? { ...payer, planId: 'business' } : payer);
    if (isFull) tables.user.update(memberId, { plan: 'business' });
  }
  [...hannahsPayments(now), ...othersPayments(now)].forEach((paid, index) => {
    const { status = 'paid', date } = paid;
    const { subtotal: net, vat, total } = splitVat(paid.total);
    const id = uuidOf('payment', index + 1);
    const receiptUrl = status === 'paid' ? `https://billing.tiebeam.example/receipts/${id}` : null;
    tables.payment.put({
      ...paid,
      id,
      net,
      vat,
      total,
      status,
      receiptUrl,
      createdAt: date,
      updatedAt: date,
    });
  });
}
