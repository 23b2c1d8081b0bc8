import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashFlowOf, noStress, paymentAt, underStress, type Stress, type StressedHome } from './stress';

const loan = {
  balance: 120_000,
  rate: 5,
  method: 'interest_only' as const,
  monthlyPayment: 500,
  monthsLeft: 240,
};
const home = (id: string, given: Partial<StressedHome> = {}): StressedHome => ({
  id,
  name: id,
  income: 800,
  costs: 150,
  loans: [loan],
  ...given,
});
const stress = (given: Partial<Stress>): Stress => ({ ...noStress, ...given });

const loans = fc.record({
  balance: fc.integer({ min: 0, max: 90_000_000 }).map((pence) => pence / 100),
  rate: fc.integer({ min: 0, max: 1_200 }).map((points) => points / 100),
  method: fc.constantFrom('interest_only' as const, 'repayment' as const, 'part' as const),
  monthlyPayment: fc.integer({ min: 0, max: 900_000 }).map((pence) => pence / 100),
  monthsLeft: fc.integer({ min: 0, max: 420 }),
});
const homes = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.string(),
    income: fc.integer({ min: 0, max: 900_000 }).map((pence) => pence / 100),
    costs: fc.integer({ min: 0, max: 300_000 }).map((pence) => pence / 100),
    loans: fc.array(loans, { maxLength: 3 }),
  }),
  { maxLength: 12 },
);
const stresses = fc.record({
  ratePoints: fc.integer({ min: -200, max: 800 }).map((points) => points / 100),
  rentPercent: fc.integer({ min: -40, max: 20 }),
  emptyWeeks: fc.integer({ min: 0, max: 26 }),
  repairs: fc.integer({ min: 0, max: 10_000 }),
});
const pence = (pounds: number) => Math.round(pounds * 100);

it('Each pressure takes what it says', () => {
  expect(cashFlowOf(home('a'), noStress)).toBe(150);
  expect(cashFlowOf(home('a'), stress({ ratePoints: 1 }))).toBe(50);
  expect(cashFlowOf(home('a'), stress({ rentPercent: -10 }))).toBe(70);
  expect(cashFlowOf(home('a'), stress({ emptyWeeks: 13 }))).toBe(-50);
  expect(cashFlowOf(home('a'), stress({ repairs: 1_200 }))).toBe(50);
});

it('One point more on all rates costs the sum over the mortgages', () => {
  fc.assert(
    fc.property(homes, (all) => {
      const { now, stressed } = underStress(all, stress({ ratePoints: 1 }));
      const rises = all.flatMap((each) => each.loans.map((one) => paymentAt(one, 1) - paymentAt(one, 0)));
      expect(pence(now) - pence(stressed)).toBe(rises.reduce((sum, rise) => sum + pence(rise), 0));
    }),
  );
});

it('The totals equal the sum of the homes, to the penny', () => {
  fc.assert(
    fc.property(homes, stresses, (all, pressed) => {
      const result = underStress(all, pressed);
      const sum = (of: (each: (typeof result.homes)[number]) => number) =>
        result.homes.reduce((total, each) => total + pence(of(each)), 0);
      expect(pence(result.now)).toBe(sum(({ now }) => now));
      expect(pence(result.stressed)).toBe(sum(({ stressed }) => stressed));
      expect(result.homes).toHaveLength(all.length);
    }),
  );
});

it('Without pressure nothing changes', () => {
  fc.assert(
    fc.property(homes, (all) => {
      const { homes: shown } = underStress(all, noStress);
      expect(shown.every(({ now, stressed }) => now === stressed)).toBe(true);
    }),
  );
});

it('Homes are in the order in which they turn negative', () => {
  const result = underStress(
    [
      home('strong', { income: 2_000 }),
      home('second', { income: 900 }),
      home('first'),
      home('already', { income: 600 }),
    ],
    stress({ ratePoints: 4 }),
  );
  expect(result.homes.map(({ id }) => id)).toEqual(['already', 'first', 'second', 'strong']);
  expect(result.homes.map(({ breaksAt }) => breaksAt?.toFixed(2) ?? null)).toEqual([
    '0.00',
    '0.38',
    '0.63',
    null,
  ]);
  expect(result).toMatchObject({ negativeNow: 1, negative: 3 });
});

it('The headroom of rates is the rise that leaves nothing; a home without a loan has no end of it', () => {
  const { homes: shown } = underStress([home('a'), home('b', { loans: [] })], noStress);
  const headroom = new Map(shown.map(({ id, rateHeadroom }) => [id, rateHeadroom]));
  expect(headroom.get('a')).toBeCloseTo(1.5, 2);
  expect(headroom.get('b')).toBeNull();
});

it('A repayment loan is spread anew over what is left of its term, and no rate is below 0%', () => {
  const repayment = { ...loan, method: 'repayment' as const, monthlyPayment: 791.95 };
  // £120,000 over 20 years at 6% is £859.72 a month, at 5% £791.95.
  expect(paymentAt(repayment, 1)).toBe(859.72);
  expect(paymentAt(loan, -5)).toBe(0);
  expect(paymentAt(loan, -20)).toBe(0);
});
