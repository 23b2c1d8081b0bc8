import { headline } from './judgement/headline';
import type { EvaluationInputs } from './inputs/inputs';
import { strategyResults } from './inputs/strategies';
import type { Terms } from './inputs/terms';

/** A figure of the headline that can be aimed at. */
export type Metric =
  | 'roi'
  | 'roce'
  | 'grossYield'
  | 'netYield'
  | 'cashFlowPcm'
  | 'icr'
  | 'profit'
  | 'moneyLeftIn'
  | 'cashInvested';

/** At least the value; of money left in and cash invested, at most. */
export interface Target {
  metric: Metric;
  value: number;
}

/** What may be turned: the price or the works down, the rent or the value after them up. */
export type Unknown = 'price' | 'refurb' | 'rentPcm' | 'gdv';

/** The largest figure looked at, £; a price that high stands for “whatever the price”. */
export const endlessPrice = 100_000_000;

const isCeiling = (metric: Metric) => metric === 'moneyLeftIn' || metric === 'cashInvested';

/** Are all targets met? A figure that is not known meets none; an infinite return meets every one. */
export function meets(inputs: EvaluationInputs, terms: Terms, targets: readonly Target[]): boolean {
  const only: Terms = { ...terms, strategies: [terms.primary] };
  const figures = headline(inputs, only, strategyResults(inputs, only));
  return targets.every(({ metric, value }) => {
    const got = figures[metric];
    if (got === null) return false;
    if (got === 'infinite') return true;
    return isCeiling(metric) ? got <= value : got >= value;
  });
}

/**
 * The highest whole pound of price at which all targets are met, stamp duty worked out anew at every step; null when
 * not even £1 meets them, `endlessPrice` when every price does.
 */
export const maxOffer = (inputs: EvaluationInputs, terms: Terms, targets: readonly Target[]): number | null =>
  solveFor('price', inputs, terms, targets);

/**
 * The figure in whole pounds that just meets all targets: the highest price or cost of works (VAT and contingency
 * included), the lowest monthly rent or value after the works. Null when none does.
 */
export function solveFor(
  unknown: Unknown,
  inputs: EvaluationInputs,
  terms: Terms,
  targets: readonly Target[],
): number | null {
  const isMet = (pounds: number) => meets(withFigure(unknown, inputs, pounds), terms, targets);
  const isHighWanted = unknown === 'price' || unknown === 'refurb';
  const least = unknown === 'refurb' ? 0 : 1;
  // The end at which the deal is easiest, and the one at which it is hardest.
  const [easy, hard] = isHighWanted ? [least, endlessPrice] : [endlessPrice, least];
  if (!isMet(easy)) return null;
  if (isMet(hard)) return hard;
  let met = easy;
  let unmet = hard;
  while (Math.abs(met - unmet) > 1) {
    const middle = Math.floor((met + unmet) / 2);
    if (isMet(middle)) met = middle;
    else unmet = middle;
  }
  return met;
}

/** The deal with one figure turned. A stamp duty given by hand stays. */
export function withFigure(unknown: Unknown, inputs: EvaluationInputs, pounds: number): EvaluationInputs {
  switch (unknown) {
    case 'price':
      return { ...inputs, price: pounds };
    case 'refurb':
      return {
        ...inputs,
        refurb: { items: [{ name: 'Works', qty: 1, rate: pounds, vatPct: 0 }], contingencyPct: 0 },
      };
    case 'rentPcm':
      return { ...inputs, income: { ...inputs.income, rentPcm: pounds, rooms: sharedOut(inputs, pounds) } };
    case 'gdv':
      return {
        ...inputs,
        refi: { ...inputs.refi, gdv: pounds },
        exit: { ...inputs.exit, salePrice: pounds },
      };
  }
}

/** A house's rent stands in its rooms: each brings the same share. */
const sharedOut = ({ income: { rooms } }: EvaluationInputs, pounds: number) =>
  rooms.map((room) => ({ ...room, rentPcm: pounds / rooms.length }));
