import { percentOf } from '@/lib/money/percent';
import { figure, percentage, ratio, type Figure } from '../figures';
import type { EvaluationInputs } from '../inputs/inputs';

/** The lender's interest cover test (product.md §5.4). */
export interface LenderTest {
  /** Rent over the stressed interest, %; null without a loan. */
  icr: Figure;
  icrPass: boolean | null;
  maxLoanAtStress: Figure;
  minRentPcmAtStress: Figure;
  /** The price at which the loan of this LTV just passes. */
  maxPriceAtStress: Figure;
}

/**
 * @param loan £ tested; its LTV of the value is `ltv`
 * @param added £ of the loan that do not depend on the value: an added fee
 */
export function lenderTest(
  { stress }: EvaluationInputs,
  grossRent: Figure,
  loan: number,
  ltv: number,
  added = 0,
): LenderTest {
  const icr = percentage(grossRent, percentOf(stress.rate, loan));
  const maxLoan = ratio(ratio(grossRent, stress.icr / 100), stress.rate / 100);
  return {
    icr,
    icrPass: icr === null ? null : icr >= stress.icr,
    maxLoanAtStress: maxLoan,
    minRentPcmAtStress: figure(percentOf(stress.icr, percentOf(stress.rate, loan)) / 12),
    maxPriceAtStress: maxLoan === null || loan <= 0 ? null : ratio(Math.max(0, maxLoan - added), ltv / 100),
  };
}
