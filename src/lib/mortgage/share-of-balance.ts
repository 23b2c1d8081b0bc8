import { toHundredths } from '../money/pence';
import { percentOf } from '../money/percent';

/**
 * A share of a balance, to the penny: what can be overpaid in a year without an early repayment charge, or what such a charge comes to.
 * @param balance £ owed
 * @param pct the share of it, %
 */
export const shareOfBalance = (balance: number, pct: number): number => toHundredths(percentOf(pct, balance));
