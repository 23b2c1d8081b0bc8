import { expect, it } from 'vitest';
import { formatWholePounds } from '@/lib/money/money';
import { priceLine, priceSteps } from './price-line';

const listed = { on: '2026-01-01', price: 200_000, event: 'listed' } as const;
const reduced = { on: '2026-01-06', price: 180_000, event: 'reduced' } as const;
const soldStc = { on: '2026-01-08', price: 180_000, event: 'sstc' } as const;
const size = { width: 40, height: 10 };

it('A line of prices steps down on the day of the reduction and goes on until today', () => {
  expect(priceLine([listed, reduced, soldStc], '2026-01-11', size)).toBe('M0 0H20V10H28V10H40');
});

it('A price that never changed makes no line', () => {
  expect(priceLine([listed, { ...soldStc, price: 200_000 }], '2026-01-11', size)).toBeNull();
  expect(priceLine([], '2026-01-11', size)).toBeNull();
});

it('A price that changed today still makes a line', () => {
  expect(priceLine([listed, { ...reduced, on: '2026-01-01' }], '2026-01-01', size)).toBe('M0 0H0V10H40');
});

it('The prices of a listing read one after the other', () => {
  expect(priceSteps([listed, reduced, soldStc], formatWholePounds)).toBe('£200,000, then £180,000');
});
