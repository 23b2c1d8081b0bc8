import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortisation, balanceAfter, firstYearInterest, monthlyPayment, type Loan } from './loan';

fc.configureGlobal({ seed: 20261121 });

const repayment: Loan = { amount: 135_000, rate: 5.25, termYears: 25, method: 'repayment' };
const interestOnly: Loan = { ...repayment, method: 'interest_only' };
const loans = fc.record({
  amount: fc.integer({ min: 1_000, max: 5_000_000 }),
  rate: fc.double({ min: 0, max: 20, noNaN: true }),
  termYears: fc.integer({ min: 1, max: 40 }),
  method: fc.constant('repayment' as const),
});

describe('a repayment loan', () => {
  it('costs never less a month than its interest alone, and is paid back at the end', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const payment = monthlyPayment(loan) ?? Number.NaN;
        const interest = monthlyPayment({ ...loan, method: 'interest_only' }) ?? Infinity;
        expect(payment).toBeGreaterThan(interest);
        expect(payment * 12 * loan.termYears).toBeGreaterThan(loan.amount - 0.0001);
        expect(balanceAfter(loan, loan.termYears * 12)).toBe(0);
        expect(balanceAfter(loan, loan.termYears * 12 - 1)).toBeLessThanOrEqual(payment * (1 + 1e-6));
      }),
    );
  });

  it('is owed less every month', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: 100 }), (loan, month) => {
        const before = balanceAfter(loan, month) ?? Number.NaN;
        expect(balanceAfter(loan, month + 1)).toBeLessThan(Math.max(before, 1e-300));
      }),
    );
  });

  it('pays its capital over the term, and interest besides', () => {
    const rows = amortisation(repayment);
    const capital = rows.reduce((all, row) => all + row.capital, 0);
    expect(rows).toHaveLength(25);
    expect(capital).toBeCloseTo(135_000, 6);
    expect(rows[0]?.interest).toBeCloseTo(firstYearInterest(repayment) ?? 0, 6);
    expect(rows.at(-1)?.balance).toBe(0);
  });

  it('The years of any term add up to the loan and to all that is paid', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 15, noNaN: true }),
        fc.integer({ min: 1, max: 600 }),
        (rate, termMonths) => {
          const loan = { ...repayment, rate, termYears: termMonths / 12 };
          const rows = amortisation(loan);
          const total = (key: 'capital' | 'interest') => rows.reduce((all, row) => all + row[key], 0);
          expect(total('capital')).toBeCloseTo(135_000, 3);
          expect(total('capital') + total('interest')).toBeCloseTo(
            (monthlyPayment(loan) ?? 0) * termMonths,
            2,
          );
          expect(rows.at(-1)?.balance).toBeCloseTo(0, 3);
        },
      ),
    );
  });

  it('without interest pays equal parts', () => {
    expect(monthlyPayment({ ...repayment, rate: 0, termYears: 10 })).toBe(1_125);
    expect(balanceAfter({ ...repayment, rate: 0, termYears: 10 }, 60)).toBe(67_500);
    expect(firstYearInterest({ ...repayment, rate: 0 })).toBeCloseTo(0, 6);
  });

  it('without a term cannot be paid back', () => {
    const endless = { ...repayment, termYears: 0 };
    expect(monthlyPayment(endless)).toBeNull();
    expect(balanceAfter(endless, 12)).toBeNull();
    expect(firstYearInterest(endless)).toBeNull();
    expect(amortisation(endless)).toEqual([]);
  });
});

it('interest alone leaves the whole loan', () => {
  expect(monthlyPayment(interestOnly)).toBe(590.625);
  expect(balanceAfter(interestOnly, 120)).toBe(135_000);
  expect(firstYearInterest(interestOnly)).toBe(7_087.5);
});

it('of nothing costs nothing', () => {
  expect(monthlyPayment({ ...repayment, amount: 0 })).toBe(0);
  expect(firstYearInterest({ ...interestOnly, amount: 0 })).toBe(0);
});
