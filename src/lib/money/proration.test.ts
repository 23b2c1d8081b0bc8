import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addIntervals, prorate, shareLeft, splitVat } from './proration';

const month = { start: new Date('2026-05-01T00:00:00Z'), end: new Date('2026-06-01T00:00:00Z') };
const pro = { amount: 19, interval: 'month' } as const;
const business = { amount: 49, interval: 'month' } as const;
const proYear = { amount: 190, interval: 'year' } as const;

describe('VAT', () => {
  it.each([
    [19, 15.83, 3.17],
    [190, 158.33, 31.67],
    [49, 40.83, 8.17],
    [490, 408.33, 81.67],
    [0, 0, 0],
    [-19, -15.83, -3.17],
  ])('in £%d is %d and %d', (total, subtotal, vat) => {
    expect(splitVat(total)).toEqual({ total, subtotal, vat });
  });
});

describe('a period ends', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 'month', '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00Z', 'month', '2028-02-29T10:00:00.000Z'],
    ['2026-12-15T10:00:00Z', 'month', '2027-01-15T10:00:00.000Z'],
    ['2028-02-29T10:00:00Z', 'year', '2029-02-28T10:00:00.000Z'],
  ] as const)('begun on %s after a %s on %s', (start, interval, end) => {
    expect(addIntervals(new Date(start), interval).toISOString()).toBe(end);
  });

  it.each([
    ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-02-28T10:00:00.000Z', '2026-03-31T09:00:00.000Z'],
    ['2026-03-31T09:00:00.000Z', '2026-04-30T09:00:00.000Z'],
    ['2026-09-30T09:00:00.000Z', '2026-10-31T10:00:00.000Z'],
  ])('begun on a 31st after %s on %s: neither day nor time drifts', (start, end) => {
    expect(addIntervals(new Date(start), 'month', 1, 31).toISOString()).toBe(end);
  });

  it('at midnight in London, on both sides of the change of the clocks', () => {
    const start = new Date('2026-02-28T00:00:00Z');
    expect(addIntervals(start, 'month', 2).toISOString()).toBe('2026-04-27T23:00:00.000Z');
    expect(addIntervals(start, 'month', 8).toISOString()).toBe('2026-10-28T00:00:00.000Z');
  });

  it('on the day it began, however many months later', () => {
    expect(addIntervals(new Date('2026-01-31T00:00:00Z'), 'month', 2).toISOString()).toBe(
      '2026-03-30T23:00:00.000Z',
    );
  });
});

describe('going over to another plan', () => {
  it('half-way through a month costs half the difference, to the penny', () => {
    const cost = prorate(pro, business, month, new Date('2026-05-16T12:00:00Z'));
    expect(cost.lines.map(({ amount }) => amount)).toEqual([-9.5, 24.5]);
    expect(cost).toMatchObject({ total: 15, subtotal: 12.5, vat: 2.5, period: month });
  });

  it('with ten of 31 days left counts ten thirty-firsts', () => {
    const cost = prorate(pro, business, month, new Date('2026-05-22T00:00:00Z'));
    // 19 × 10/31 = 6.129… and 49 × 10/31 = 15.806…
    expect(cost.lines.map(({ amount }) => amount)).toEqual([-6.13, 15.81]);
    expect(cost.total).toBe(9.68);
  });

  it('from months to years credits the rest and begins a whole year', () => {
    const at = new Date('2026-05-16T12:00:00Z');
    const cost = prorate(pro, proYear, month, at);
    expect(cost.lines).toEqual([
      { kind: 'credit', amount: -9.5, proration: true },
      { kind: 'charge', amount: 190, proration: false },
    ]);
    expect(cost).toMatchObject({
      total: 180.5,
      period: { start: at, end: new Date('2027-05-16T12:00:00Z') },
    });
  });

  it('to a smaller plan is a credit', () => {
    expect(prorate(business, pro, month, month.start).total).toBe(-30);
  });
});

const prices = fc.integer({ min: 0, max: 100_000 }).map((pence) => pence / 100);
const moments = fc.date({
  min: new Date('2026-04-20T00:00:00Z'),
  max: new Date('2026-06-10T00:00:00Z'),
  noInvalidDate: true,
});
const terms = fc.record({ amount: prices, interval: fc.constantFrom('month', 'year') });
const pence = (pounds: number) => Math.round(pounds * 100);

it('always adds up: lines to the total, net and VAT to the total, in whole pence', () => {
  fc.assert(
    fc.property(terms, terms, moments, (from, to, at) => {
      const { lines, subtotal, vat, total } = prorate(from, to, month, at);
      expect(lines.reduce((sum, { amount }) => sum + pence(amount), 0)).toBe(pence(total));
      expect(pence(subtotal) + pence(vat)).toBe(pence(total));
      for (const value of [subtotal, vat, total, ...lines.map(({ amount }) => amount)]) {
        expect(value).toBe(pence(value) / 100);
        expect(Object.is(value, -0)).toBe(false);
      }
      expect(Math.abs(pence(vat) - pence(total) / 6)).toBeLessThanOrEqual(0.5 + 1e-9);
    }),
  );
});

it('costs the whole difference at the start, nothing at the end, and never more later', () => {
  fc.assert(
    fc.property(prices, prices, moments, moments, (a, b, oneDay, otherDay) => {
      const from = { amount: Math.min(a, b), interval: 'month' } as const;
      const to = { amount: Math.max(a, b), interval: 'month' } as const;
      const costAt = (at: Date) => prorate(from, to, month, at).total;
      expect(pence(costAt(month.start))).toBe(pence(to.amount) - pence(from.amount));
      expect(costAt(month.end)).toBe(0);
      const [earlier, later] = oneDay < otherDay ? [oneDay, otherDay] : [otherDay, oneDay];
      // Each of the two lines is rounded by itself: a penny may come and go.
      expect(pence(costAt(later))).toBeLessThanOrEqual(pence(costAt(earlier)) + 1);
      expect(pence(costAt(later))).toBeGreaterThanOrEqual(-1);
    }),
  );
});

it('leaves between all and nothing of a period', () => {
  fc.assert(fc.property(moments, (at) => shareLeft(month, at) >= 0 && shareLeft(month, at) <= 1));
  expect(shareLeft({ start: month.end, end: month.end }, month.start)).toBe(0);
});
