import { expect, it } from 'vitest';
import { evaluation } from '@/testing/fixtures/evaluation-fixture';
import { cardContent } from './card-content';
import { showsNothingMore } from '../shows';

const deal = evaluation();
const labels = (shows: Parameters<typeof cardContent>[1]) =>
  cardContent(deal, shows).figures.map(({ label }) => label);

it('A post that shows area and returns has no address, price or cash flow on its card', () => {
  const card = cardContent(deal, showsNothingMore);
  expect(card.title).toBe('Buy-to-let in LS11');
  expect(card.subtitle).toBe('Buy-to-let · LS11');
  expect(card.figures.map(({ label }) => label)).toEqual(['Gross yield', 'ROI', 'ROCE']);
});

it('A post that shows everything begins with the price and the cash needed', () => {
  const card = cardContent(deal, { address: true, price: true, costs: true });
  expect(card.title).toBe('Ashfield Terrace, two-bed');
  expect(card.subtitle).toContain('14 Ashfield Terrace');
  expect(card.figures).toContainEqual({ label: 'Price', value: '£180,000' });
  expect(card.figures.map(({ label }) => label)).toEqual(['Price', 'Cash needed', 'Gross yield', 'ROI']);
});

it('A price without costs hides the cash flow', () => {
  expect(labels({ address: false, price: true, costs: false })).toEqual([
    'Price',
    'Gross yield',
    'ROI',
    'ROCE',
  ]);
});

it('A message shows the returns with the cash flow, and no title that names the street', () => {
  expect(cardContent(deal, null).title).toBe('Buy-to-let in LS11');
  expect(labels(null)).toEqual(['Gross yield', 'ROI', 'Cash flow']);
});

it('A loss has a minus, not a hyphen', () => {
  const { inputs } = deal;
  const losing = { ...deal, inputs: { ...inputs, income: { ...inputs.income, rentPcm: 500 } } };
  const { figures } = cardContent(losing, showsNothingMore);
  expect(figures.find(({ label }) => label === 'ROI')?.value).toMatch(/^−\d+\.\d%$/);
});
