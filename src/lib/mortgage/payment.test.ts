import { describe, expect, it } from 'vitest';
import { balanceAfter, monthlyPayment } from './payment';

describe('a monthly payment', () => {
  it('is a twelfth of the interest when only interest is paid', () => {
    expect(monthlyPayment(142_500, 4.89, 'interest_only', 300)).toBe(580.69);
  });
  it('repays £100,000 at 6 % in 25 years with £644.30', () => {
    expect(monthlyPayment(100_000, 6, 'repayment', 300)).toBe(644.3);
  });
  it('is an equal share without interest', () =>
    expect(monthlyPayment(12_000, 0, 'repayment', 12)).toBe(1000));
});

describe('the balance', () => {
  it('is nothing after the last payment', () =>
    expect(balanceAfter(100_000, 6, 644.3014, 300)).toBeCloseTo(0, 0));
  it('falls by payment less interest', () => expect(balanceAfter(100_000, 6, 644.3, 1)).toBe(99_855.7));
  it('stays when only interest is paid', () => expect(balanceAfter(120_000, 5, 500, 24)).toBe(120_000));
});
