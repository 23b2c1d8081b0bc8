import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtAfter, debtOf, owed, paymentOf } from './debt';
import { changing, chargeOn, keeping, paysBackAfter, type NewRate } from './refinance';

const free: NewRate = { rate: 5, productFee: 0, isFeeAdded: false, otherFees: 0 };
const rates = fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100);
const pounds = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((pence) => pence / 100);
const debts = fc.record({ repaid: pounds(500_000), interestOnly: pounds(500_000) });
const situations = fc.record({
  debt: debts,
  monthsLeft: fc.integer({ min: 0, max: 480 }),
  months: fc.integer({ min: 1, max: 120 }),
});
const offers = fc.record({
  rate: rates,
  productFee: pounds(10_000),
  isFeeAdded: fc.boolean(),
  otherFees: pounds(5_000),
});
const isWhole = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;

describe('the debt of a mortgage', () => {
  const loan = { balance: 100_000, rate: 6, monthsLeft: 300 };

  it('is all repaid, or all interest only, by its method', () => {
    expect(debtOf({ ...loan, method: 'repayment', monthlyPayment: 1 }).repaid).toBe(100_000);
    expect(debtOf({ ...loan, method: 'interest_only', monthlyPayment: 1 }).interestOnly).toBe(100_000);
    expect(debtOf({ ...loan, method: 'repayment', monthlyPayment: 1, monthsLeft: 0 }).repaid).toBe(0);
  });

  it('of a part and part loan has the split that makes its payment', () => {
    fc.assert(
      fc.property(debts, rates, fc.integer({ min: 1, max: 480 }), (debt, rate, monthsLeft) => {
        fc.pre(owed(debt) > 100 && debt.repaid > 0);
        const monthlyPayment = paymentOf(debt, rate, monthsLeft);
        const split = debtOf({ balance: owed(debt), rate, method: 'part', monthlyPayment, monthsLeft });
        expect(owed(split)).toBe(owed(debt));
        expect(Math.abs(paymentOf(split, rate, monthsLeft) - monthlyPayment)).toBeLessThanOrEqual(0.011);
      }),
    );
  });

  it('never falls below nothing nor rises, and is gone with the term', () => {
    fc.assert(
      fc.property(debts, rates, fc.integer({ min: 1, max: 480 }), (debt, rate, months) => {
        const after = debtAfter(debt, rate, months, 1);
        expect(after.repaid).toBeLessThanOrEqual(debt.repaid);
        expect(debtAfter(debt, rate, months, months)).toEqual({ ...debt, repaid: 0 });
      }),
    );
  });
});

describe('a way to go on with a mortgage', () => {
  it('costs £100,000 of interest only at 4% for two years and at 8% for three what the sum says', () => {
    const debt = { repaid: 0, interestOnly: 100_000 };
    const kept = keeping({ debt, monthsLeft: 240, months: 60 }, 4, 24, 8);
    expect(kept.phases.map(({ payment }) => payment)).toEqual([333.33, 666.67]);
    expect(kept.payments).toBe(24 * 333.33 + 36 * 666.67);
    expect(kept).toMatchObject({ interest: kept.payments, cost: kept.payments, balanceLeft: 100_000 });
  });

  it('pays its fees and its charge besides, and owes an added fee at the end', () => {
    const debt = { repaid: 0, interestOnly: 100_000 };
    const situation = { debt, monthsLeft: 240, months: 24 };
    const changed = changing(situation, { rate: 6, productFee: 1_000, isFeeAdded: true, otherFees: 500 }, 2);
    expect(changed).toMatchObject({
      phases: [{ rate: 6, months: 24, payment: 505 }],
      fees: 1_500,
      earlyRepaymentCharge: 2_000,
      balanceLeft: 101_000,
      interest: 12_120,
      cost: 15_620,
    });
  });

  it('costs exactly what is paid and owed more at its end, to the penny, over random loans', () => {
    fc.assert(
      fc.property(situations, offers, fc.integer({ min: 0, max: 10 }), (situation, offer, pct) => {
        const { cost, payments, balanceLeft, fees, earlyRepaymentCharge } = changing(situation, offer, pct);
        const added = offer.isFeeAdded ? offer.productFee : 0;
        const cash = payments + (fees - added) + earlyRepaymentCharge;
        expect(cost).toBeCloseTo(cash + balanceLeft - owed(situation.debt), 5);
        for (const amount of [cost, payments, balanceLeft, fees, earlyRepaymentCharge])
          expect(isWhole(amount)).toBe(true);
      }),
    );
  });

  it('agrees with a reckoning month by month within a penny a month', () => {
    fc.assert(
      fc.property(situations, rates, rates, fc.integer({ min: 0, max: 60 }), (situation, now, after, fix) => {
        const { debt, monthsLeft, months } = situation;
        const kept = keeping(situation, now, fix, after);
        let { repaid } = debt;
        let interest = 0;
        const end = Math.min(months, monthsLeft);
        for (let month = 0; month < end; month += 1) {
          const i = (month < fix ? now : after) / 1200;
          const left = monthsLeft - month;
          const payment = i === 0 ? repaid / left : (repaid * i) / (1 - (1 + i) ** -left);
          interest += (repaid + debt.interestOnly) * i;
          repaid -= payment - repaid * i;
        }
        expect(Math.abs(kept.interest - interest)).toBeLessThanOrEqual(0.02 * (end + 2));
      }),
    );
  });

  it('to the same rate for nothing is the same as staying', () => {
    fc.assert(
      fc.property(situations, rates, fc.integer({ min: 0, max: 60 }), (situation, rate, fix) => {
        const changed = changing(situation, { ...free, rate }, 0);
        const kept = keeping(situation, rate, 0, rate);
        expect(changed).toEqual(kept);
        expect(Math.abs(keeping(situation, rate, fix, rate).cost - kept.cost)).toBeLessThanOrEqual(1.3);
      }),
    );
  });
});

it('An early repayment charge is that of the first step whose last day is not over', () => {
  const steps = [
    { until: '2026-08-11', pct: 2 },
    { until: '2027-08-11', pct: 1 },
  ];
  expect(chargeOn(steps, '2026-08-11')).toBe(2);
  expect(chargeOn(steps, '2026-08-12')).toBe(1);
  expect(chargeOn(steps, '2027-08-12')).toBe(0);
  expect(chargeOn([], '2026-01-01')).toBe(0);
});

it('A change pays back in the first month from which on it has cost less', () => {
  const debt = { repaid: 0, interestOnly: 120_000 };
  const over = (months: number) => ({ debt, monthsLeft: 240, months });
  const keep = (months: number) => keeping(over(months), 6, 0, 6);
  // £600 a month now, £500 then: £1,050 of fees are back after eleven months.
  const change = (months: number) => changing(over(months), { ...free, rate: 5, otherFees: 1_050 }, 0);
  expect(paysBackAfter(60, keep, change)).toBe(11);
  expect(paysBackAfter(10, keep, change)).toBeNull();
});
