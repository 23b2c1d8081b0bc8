import type { Schemas } from '@/api/contract';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';

export const nations = [
  ['england', 'England'],
  ['wales', 'Wales'],
  ['scotland', 'Scotland'],
  ['northern_ireland', 'Northern Ireland'],
] as const satisfies readonly (readonly [Schemas['EvaluationNation'], string])[];

export const repaymentMethods = [
  ['interest_only', 'Interest only'],
  ['repayment', 'Repayment'],
] as const satisfies readonly (readonly [Schemas['LoanMethod'], string])[];

export const loanProducts = [
  ['fixed_2', '2-year fixed'],
  ['fixed_3', '3-year fixed'],
  ['fixed_5', '5-year fixed'],
  ['fixed_10', '10-year fixed'],
  ['tracker', 'Tracker'],
  ['variable', 'Variable'],
] as const satisfies readonly (readonly [NonNullable<Schemas['EvaluationFinance']['product']>, string])[];

export const strategyNames: Readonly<Record<Strategy, string>> = {
  btl: 'Buy-to-let',
  brrr: 'BRRR',
  hmo: 'HMO',
  sa: 'Serviced accommodation',
  flip: 'Flip',
  r2r: 'Rent to rent',
};

export const strategies: readonly Strategy[] = ['btl', 'brrr', 'hmo', 'sa', 'flip', 'r2r'];

export const homeTypes = [
  ['detached', 'Detached house'],
  ['semi', 'Semi-detached house'],
  ['terraced', 'Terrace'],
  ['end_terrace', 'End terrace'],
  ['flat', 'Flat'],
  ['maisonette', 'Maisonette'],
  ['bungalow', 'Bungalow'],
  ['studio', 'Studio'],
  ['park_home', 'Park home'],
  ['land', 'Land'],
  ['block', 'Block of flats'],
  ['commercial', 'Commercial'],
  ['mixed', 'Mixed use'],
] as const satisfies readonly (readonly [NonNullable<Schemas['EvaluationHome']['type']>, string])[];

export const tenures = [
  ['freehold', 'Freehold'],
  ['leasehold', 'Leasehold'],
  ['share_of_freehold', 'Share of freehold'],
  ['commonhold', 'Commonhold'],
  ['feuhold', 'Feuhold'],
] as const satisfies readonly (readonly [NonNullable<Schemas['EvaluationHome']['tenure']>, string])[];

/** Each letter as a choice of its own: bands and ratings. */
export const letters = (all: string) => Array.from(all, (letter) => [letter, letter] as const);
