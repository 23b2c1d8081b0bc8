import { percentage, type Figure } from '../evaluation/figures';
import { platformDefaults, platformDefaultsAsOf } from '../evaluation/inputs/platform-defaults';
import { percentOf } from '../money/percent';

/** The cover in % that lenders ask for, and the rate in % a year at which they reckon it: the platform’s defaults (product.md §5.4). */
export const lenderStress = platformDefaults(platformDefaultsAsOf).stress;

/** A loan as far as its interest goes: £ owed, and % a year. */
interface Loan {
  balance: number;
  rate: number;
}

/**
 * A year’s rent as % of a year’s interest on all loans of a home: at the rates they have, and at the lender’s stress rate. Null
 * without a rent, and without interest.
 * @param rentPcm £ a month, null where it is not let or not known
 */
export function interestCover(
  rentPcm: number | null,
  loans: readonly Loan[],
): { now: Figure; stressed: Figure } {
  const rent = rentPcm === null ? null : rentPcm * 12;
  const owed = loans.reduce((sum, { balance }) => sum + balance, 0);
  const interest = loans.reduce((sum, { balance, rate }) => sum + percentOf(rate, balance), 0);
  return {
    now: percentage(rent, interest),
    stressed: percentage(rent, percentOf(lenderStress.rate, owed)),
  };
}

/** `191%` of 191.75: never rounded up, so that no cover reads as if it met a lender’s test that it fails. */
export const coverText = (cover: number): string => `${Math.floor(cover).toLocaleString('en-GB')}%`;
