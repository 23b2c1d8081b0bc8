import type { RawSearch } from '@/lib/links/raw-search';
import type { Schemas } from '@/api/contract';
import type { BadgeTone } from '@/ui/badge';
import { planChoices } from '../members/members-search';

type Status = Schemas['SubscriptionStatus'];

export const subscriptionStates: Readonly<Record<Status, readonly [text: string, tone: BadgeTone]>> = {
  trialing: ['Trial', 'teal'],
  active: ['Active', 'green'],
  past_due: ['Payment overdue', 'red'],
  cancelling: ['Cancelling', 'amber'],
  cancelled: ['Cancelled', 'neutral'],
  incomplete: ['Incomplete', 'neutral'],
};

// The keys of the record are the states.
export const subscriptionChoices = Object.entries(subscriptionStates).map(([value, [label]]) => ({
  value: value as Status,
  label,
}));

/** Free needs no subscription. */
export const paidPlanChoices = planChoices.filter(({ value }) => value !== 'free');

/** What of the list of subscriptions stands in the address. */
export interface SubscriptionsSearch {
  query?: string;
  status?: Status;
  plan?: Schemas['PlanId'];
}

/** Everything in an address that can be read; the rest is left out. */
export function readSubscriptionsSearch(search: RawSearch<keyof SubscriptionsSearch>): SubscriptionsSearch {
  // Digits in an address are read as a number.
  const words = typeof search.query === 'number' ? String(search.query) : search.query;
  const query = typeof words === 'string' ? words.slice(0, 100) : '';
  const status = subscriptionChoices.find(({ value }) => value === search.status)?.value;
  const plan = paidPlanChoices.find(({ value }) => value === search.plan)?.value;
  return { ...(query && { query }), ...(status && { status }), ...(plan && { plan }) };
}
