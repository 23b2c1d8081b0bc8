import { formatPounds } from '@/lib/money/money';
import type { Figure } from '../figures';
import { withMinus } from '@/lib/money/minus';

/** One line of a working: what it is called, how it is worked out in words, the same with this deal's numbers. */
export interface FormulaStep {
  name: string;
  words: string;
  numbers: string;
  result: string;
}

/** The words where they stand alone: `Annual rent ÷ price`, `(Net operating income − …) ÷ 12`, `365 × occupancy`. */
export const asSentence = (words: string): string =>
  words.replace(/^\(?\p{Ll}/u, (start) => start.toUpperCase());

const percents = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const twoPlaces = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const fourPlaces = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** `£1,150`, `£253.90`; what is not known reads `n/a`. */
export const pounds = (value: Figure): string => (value === null ? 'n/a' : formatPounds(value));

/** `4.22%`; what is not known reads `n/a`, what has no end `infinite`. */
export function percent(value: Figure | 'infinite'): string {
  if (value === null) return 'n/a';
  if (value === 'infinite') return value;
  return `${withMinus(percents.format(value))}%`;
}

/** A result in per cent, always to two places: `4.22%`, `2.00%`. */
export function share(value: Figure | 'infinite'): string {
  return typeof value === 'number' ? `${withMinus(twoPlaces.format(value))}%` : percent(value);
}

/** `12.50 years`: worked out, so with two decimals whatever they are. */
// voice: a number with decimals
export const yearsText = (years: number): string => `${twoPlaces.format(years)} years`;

/** A number that others are multiplied by: to four places, so that the line comes to its result. */
export const exact = (value: number): string => withMinus(fourPlaces.format(value));

export const amount = (value: number): string => withMinus(plain.format(value));

/** Amounts in a row: `£13,200 + £3,944 − £135,000`; zeros are left out, unless all are. */
export function chain(first: Figure, ...rest: readonly (readonly ['+' | '−', Figure])[]): string {
  const shown = rest.filter(([, value]) => value !== 0);
  const parts = shown.map(([sign, value]) => ` ${sign} ${bracketed(value)}`);
  return `${pounds(first)}${parts.join('')}`;
}

const bracketed = (value: Figure) => (value !== null && value < 0 ? `(${pounds(value)})` : pounds(value));
