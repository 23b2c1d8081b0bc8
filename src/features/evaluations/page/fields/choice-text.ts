import type { Schemas } from '@/api/contract';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { nationNames } from '@/lib/places/nations';
import { homeTypeNames, homeTypes } from '@/lib/places/home-types';

// The keys of the record are its type's keys.
const nationKeys = Object.keys(nationNames) as (keyof typeof nationNames)[];
export const nations = nationKeys.map((key) => [key, nationNames[key]] as const);

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

export const strategies: readonly Strategy[] = ['btl', 'brrr', 'hmo', 'sa', 'flip', 'r2r'];

export const homeTypeChoices = homeTypes.map((each) => [each, homeTypeNames[each]] as const);

export const tenures = [
  ['freehold', 'Freehold'],
  ['leasehold', 'Leasehold'],
  ['share_of_freehold', 'Share of freehold'],
  ['commonhold', 'Commonhold'],
  ['feuhold', 'Outright ownership (Scotland)'],
] as const satisfies readonly (readonly [NonNullable<Schemas['EvaluationHome']['tenure']>, string])[];

/** Each letter as a choice of its own: bands and ratings. */
export const letters = (all: string) => Array.from(all, (letter) => [letter, letter] as const);
