import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { percent } from '@/lib/evaluation/formulas/formula-step';
import type { Turned } from '@/lib/evaluation/sensitivity';

/** Serviced accommodation has revenue in the place of a rent. */
export const holdTitle = (strategy: Strategy): string =>
  strategy === 'sa' ? 'Where the revenue goes' : 'Where the rent goes';

/** What is turned, as the fields call it; serviced accommodation has a nightly rate in the place of a rent. */
export const turnedName = (turned: Turned, strategy: Strategy): string =>
  ({
    rent: strategy === 'sa' ? 'Nightly rate' : 'Rent',
    rate: 'Mortgage rate',
    price: 'Price',
    refurb: 'Works',
  })[turned];

/** Whether a lender tests the rent of the strategy against the loan. */
export const hasLenderTest = (strategy: Strategy): strategy is 'btl' | 'hmo' | 'brrr' =>
  strategy === 'btl' || strategy === 'hmo' || strategy === 'brrr';

/** A refinance is tested by its lender and leaves equity; it has no figure at which it breaks even. */
export function lenderTitle(strategy: Strategy): string {
  if (strategy === 'brrr') return 'Lender’s stress test and equity';
  return hasLenderTest(strategy) ? 'Lender’s stress test and break-evens' : 'Break-evens';
}

/** Of the card that turns two figures, or the rent alone where there is no mortgage whose rate could change. */
export function sensitivityTitle(strategy: Strategy, isMortgaged: boolean): string {
  if (strategy === 'flip') return 'If the price and works change';
  const rent = turnedName('rent', strategy).toLowerCase();
  return isMortgaged ? `If the ${rent} and mortgage rate change` : `If the ${rent} changes`;
}

const listed = new Intl.ListFormat('en-GB');

/** `Assumes income rises 2.5%, costs 2.5% and value 3% per year.` What falls or stays the same is said to. */
export function growthText(rates: readonly (readonly [of: string, rate: number])[]): string {
  if (rates.every(([, rate]) => rate === 0))
    return `Assumes ${listed.format(rates.map(([of]) => of))} stay the same.`;
  if (rates.every(([, rate]) => rate > 0))
    return `Assumes ${listed.format(rates.map(([of, rate], at) => `${of}${at === 0 ? ' rises' : ''} ${percent(rate)}`))} per year.`;
  return `Assumes annual growth of ${listed.format(rates.map(([of, rate]) => `${percent(rate)} in ${of}`))}.`;
}
