import { expect, it } from 'vitest';
import { dealCard, dealId } from '@/testing/fixtures/deal-card-fixture';
import { ordered, type DealOrder } from './deal-order';

const views = [{ stage: 'sourced' }, { stage: 'viewing' }] as const;
const action = (dueAt: string | null) =>
  ({ id: dealId('z'), title: 'Ring the agent', dueAt, state: 'later' }) as const;
const deals = [
  dealCard({
    title: 'Flat 10',
    headline: { cashInvested: null, roi: 'infinite' },
    pipeline: { stage: 'viewing', position: 0, enteredAt: '2026-05-01T09:00:00Z', nextAction: action(null) },
  }),
  dealCard({
    title: 'Flat 9',
    headline: { cashInvested: 30_000, roi: -2 },
    pipeline: { stage: 'sourced', position: 1, enteredAt: '2026-05-09T09:00:00Z' },
  }),
  dealCard({
    title: 'Ash Lane',
    headline: { cashInvested: 20_000, roi: null },
    pipeline: {
      stage: 'sourced',
      position: 0,
      enteredAt: '2026-04-01T09:00:00Z',
      nextAction: action('2026-05-20T09:00:00Z'),
    },
  }),
];
const titles = (order: DealOrder) => ordered(deals, views, order).map(({ title }) => title);

it('Deals stand as on the board, or with the last stage first', () => {
  expect(titles('stage')).toEqual(['Ash Lane', 'Flat 9', 'Flat 10']);
  expect(titles('-stage')).toEqual(['Flat 10', 'Ash Lane', 'Flat 9']);
});

it('Only deals of the given stages are listed', () => {
  expect(ordered(deals, [{ stage: 'viewing' }], 'title')).toHaveLength(1);
});

it('Titles are ordered as people count, and figures by amount', () => {
  expect(titles('title')).toEqual(['Ash Lane', 'Flat 9', 'Flat 10']);
  expect(titles('-title')).toEqual(['Flat 10', 'Flat 9', 'Ash Lane']);
  expect(titles('entered')).toEqual(['Flat 9', 'Flat 10', 'Ash Lane']);
});

it('What has no figure or no date comes last in either direction', () => {
  expect(titles('cash')).toEqual(['Ash Lane', 'Flat 9', 'Flat 10']);
  expect(titles('-cash')).toEqual(['Flat 9', 'Ash Lane', 'Flat 10']);
  expect(titles('-roi')).toEqual(['Flat 10', 'Flat 9', 'Ash Lane']);
  expect(titles('roi')).toEqual(['Flat 9', 'Flat 10', 'Ash Lane']);
  expect(titles('due')[0]).toBe('Ash Lane');
  expect(titles('-due')[0]).toBe('Ash Lane');
});
