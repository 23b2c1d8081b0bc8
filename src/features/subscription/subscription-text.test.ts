import { describe, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import {
  dayIn,
  excessText,
  limitText,
  planAction,
  shownPrice,
  stateText,
  type PlanAction,
  type PlanId,
} from './subscription-text';

const plan = (id: PlanId): Schemas['Plan'] => ({
  id,
  name: id,
  summary: '',
  prices: { month: 0, year: 0 },
  limits: { evaluations: null, aiSearches: null, savedSearches: null, properties: null, storageMb: null },
  features: [],
});
const plans = [plan('free'), plan('pro'), plan('business')];
const subscription = (more: Partial<Schemas['Subscription']> = {}): Schemas['Subscription'] => ({
  id: 'a',
  ownerId: 1,
  planId: 'pro',
  status: 'active',
  interval: 'month',
  amount: 19,
  currentPeriodStart: '2026-04-30T23:00:00Z',
  currentPeriodEnd: '2026-05-31T23:00:00Z',
  cancelAtPeriodEnd: false,
  pendingPlanId: null,
  card: null,
  createdAt: '2026-04-30T23:00:00Z',
  updatedAt: '2026-04-30T23:00:00Z',
  ...more,
});

const actions = (mine: Schemas['Subscription'] | null, interval: 'month' | 'year'): PlanAction[] =>
  plans.map(({ id }) => planAction(id, mine, plans, interval));

it.each([
  [0, '£0', '£0'],
  [19, '£19', '£15.83'],
  [49, '£49', '£40.83'],
  [490, '£490', '£408.33'],
])('A price of £%d is shown with VAT as %s and without as %s', (amount, gross, net) => {
  expect([shownPrice(amount, true), shownPrice(amount, false)]).toEqual([gross, net]);
});

it('A limit is shown in its unit, and none as unlimited', () => {
  expect([limitText(250, 'MB'), limitText(5120, 'MB'), limitText(20, null), limitText(null, null)]).toEqual([
    '250 MB',
    '5 GB',
    '20',
    'Unlimited',
  ]);
});

describe('The three plans', () => {
  it.each([
    ['nobody’s', null, 'month', ['current', 'subscribe', 'subscribe']],
    [
      'one that is over',
      subscription({ status: 'cancelled' }),
      'month',
      ['current', 'subscribe', 'subscribe'],
    ],
    ['Pro by the month', subscription(), 'month', ['cancel', 'current', 'upgrade']],
    ['Pro by the month, shown by the year', subscription(), 'year', ['cancel', 'upgrade', 'upgrade']],
    ['Pro by the year', subscription({ interval: 'year' }), 'year', ['cancel', 'current', 'upgrade']],
    [
      'a cancelled Pro',
      subscription({ cancelAtPeriodEnd: true, pendingPlanId: 'free', status: 'cancelling' }),
      'month',
      ['planned', 'keep', 'upgrade'],
    ],
    [
      'Business that becomes Pro',
      subscription({ planId: 'business', pendingPlanId: 'pro' }),
      'month',
      ['cancel', 'planned', 'keep'],
    ],
  ] as const)('for %s are %#', (_name, mine, interval, expected) => {
    expect(actions(mine, interval)).toEqual(expected);
  });
});

describe('What comes next', () => {
  it('is dated by the day in London', () => {
    expect(dayIn('2026-05-31T23:00:00Z')).toBe('1 June 2026');
    expect(dayIn('nonsense')).toBe('Unknown date');
  });

  it.each([
    [{}, 'Renews on 1 June 2026.'],
    [{ status: 'past_due' }, 'Your last payment of £19 didn’t go through.'],
    [{ status: 'trialing' }, 'Free until 1 June 2026, then £19 per month.'],
    [{ cancelAtPeriodEnd: true }, 'Cancelled. Your plan continues until 1 June 2026.'],
    [{ pendingPlanId: 'free' }, 'Changes to Free on 1 June 2026.'],
  ] as const)('with %j is said: %s', (more, text) => {
    expect(stateText(subscription(more), () => 'Free')).toBe(text);
  });

  it('names what is more than a plan includes', () => {
    const meter = {
      key: 'storageMb',
      label: 'Document storage',
      used: 312.5,
      limit: 250,
      unit: 'MB',
      resetsAt: null,
    } as const;
    expect(excessText(meter, 'Free')).toBe('Document storage: you have 312.5 MB, Free includes 250 MB.');
  });
});
