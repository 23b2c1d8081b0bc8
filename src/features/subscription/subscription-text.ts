import type { Schemas } from '@/api/contract';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { readMoment, unknownDate } from '@/lib/dates/dates';
import { formatPounds } from '@/lib/money/money';
import { splitVat } from '@/lib/money/proration';

type Interval = Schemas['BillingInterval'];
type Subscription = Schemas['Subscription'];
type Plan = Schemas['Plan'];
export type PlanId = Plan['id'];

/** The day in London: `3 June 2026`. */
export function dayIn(moment: string): string {
  const at = readMoment(moment);
  return at === null ? unknownDate : shortDay(londonDay(at));
}

const intervalTexts: Record<Interval, string> = { month: 'per month', year: 'per year' };

/** `£19 per month` */
export const priceText = (amount: number, interval: Interval) =>
  `${formatPounds(amount)} ${intervalTexts[interval]}`;

/**
 * A plan's price as it is shown: `£19`, without VAT `£15.83`.
 * @param amount in £ with VAT included
 */
export const shownPrice = (amount: number, hasVat: boolean) =>
  formatPounds(hasVat ? amount : splitVat(amount).subtotal);

/** Is it being paid for, or to be? */
export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.status !== 'cancelled' && subscription.status !== 'incomplete';

/** What of my plan comes next, in a sentence. */
export function stateText(subscription: Subscription, nameOf: (id: PlanId) => string): string {
  const { status, amount, interval, currentPeriodEnd, pendingPlanId, cancelAtPeriodEnd } = subscription;
  const day = dayIn(currentPeriodEnd);
  if (status === 'past_due') return `Your last payment of ${formatPounds(amount)} didn’t go through.`;
  if (cancelAtPeriodEnd) return `Cancelled. Your plan continues until ${day}.`;
  if (pendingPlanId !== null) return `Changes to ${nameOf(pendingPlanId)} on ${day}.`;
  if (status === 'trialing') return `Free until ${day}, then ${priceText(amount, interval)}.`;
  return `Renews on ${day}.`;
}

/** What the button of a plan's card does. */
export type PlanAction =
  'current' | 'subscribe' | 'upgrade' | 'downgrade' | 'cancel' | 'keep' | 'planned' | 'none';

/**
 * What a member can do with a plan.
 * @param plans smallest first
 * @param interval the one that prices are shown for
 */
export function planAction(
  planId: PlanId,
  subscription: Subscription | null,
  plans: readonly Plan[],
  interval: Interval,
): PlanAction {
  if (!isRunning(subscription)) return planId === 'free' ? 'current' : 'subscribe';
  const rank = (id: PlanId) => plans.findIndex((each) => each.id === id);
  const { planId: mine, pendingPlanId, cancelAtPeriodEnd, interval: paid } = subscription;
  const next = cancelAtPeriodEnd ? 'free' : pendingPlanId;
  if (planId === mine) {
    if (next !== null) return 'keep';
    return paid === 'month' && interval === 'year' ? 'upgrade' : 'current';
  }
  if (planId === next) return 'planned';
  if (rank(planId) > rank(mine)) return 'upgrade';
  return planId === 'free' ? 'cancel' : 'downgrade';
}

/** `120 of 100` in words: `You have 120 evaluations. Pro includes 100.` */
export const excessText = ({ label, used, limit, unit }: Schemas['UsageMeter'], plan: string) =>
  `${label}: you have ${count(used, unit)}, ${plan} includes ${count(limit ?? 0, unit)}.`;

const mbInGb = 1024;
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** `1,000`, `250 MB`, `5 GB` */
export function count(n: number, unit: string | null): string {
  if (unit === 'MB' && n >= mbInGb) return `${whole.format(n / mbInGb)} GB`;
  return unit === null ? whole.format(n) : `${whole.format(n)} ${unit}`;
}

/** What a plan allows of something: `100`, `250 MB`; null is without limit. */
export const limitText = (limit: number | null, unit: string | null) =>
  limit === null ? 'Unlimited' : count(limit, unit);

export const paymentStates: Record<
  Schemas['BillingStatus'],
  { label: string; tone: 'green' | 'amber' | 'red' | 'neutral' }
> = {
  paid: { label: 'Paid', tone: 'green' },
  open: { label: 'Open', tone: 'amber' },
  failed: { label: 'Failed', tone: 'red' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};
