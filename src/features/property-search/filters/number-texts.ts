// The figures of the filter form as they are typed: text until it is a figure that the server takes.
import { floorAreaText } from '@/lib/area';
import { numberText, readNumber, readPercent, readPounds, type ReadAmount } from '@/lib/money/amount-text';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { limits, type NumberKey } from '../search/search-address';

/** Chosen from a list, or not in the form. */
const chosen = ['radiusMiles', 'travelMinutes', 'reducedWithinDays', 'addedWithinDays'] as const;
export type TypedKey = Exclude<NumberKey, (typeof chosen)[number]>;
export type NumberTexts = Record<TypedKey, string>;
type Errors = Partial<Record<TypedKey, string>>;

// The table's own keys, of which there are no others.
const keys = Object.keys(limits).filter((key) => !chosen.some((each) => each === key)) as TypedKey[];
const isArea = (key: TypedKey) => key === 'minAreaSqm' || key === 'maxAreaSqm';
const isOfArea = (key: TypedKey) => isArea(key) || key === 'maxPricePerSqFt';
const money: ReadonlySet<TypedKey> = new Set([
  'minPrice',
  'maxPrice',
  'maxServiceCharge',
  'maxGroundRent',
  'maxPricePerSqFt',
]);
const percents: ReadonlySet<TypedKey> = new Set(['minGrossYield', 'minReduction']);
const pairs: readonly (readonly [TypedKey, TypedKey])[] = [
  ['minPrice', 'maxPrice'],
  ['minBeds', 'maxBeds'],
  ['minAreaSqm', 'maxAreaSqm'],
];

const plain = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** What of the filters is not typed as a figure. */
export const untyped = (filters: SearchFilters): SearchFilters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.some((each) => each === key)));

/** What the form begins with; areas are square metres, and prices of an area those of a square foot. */
export function textsOf(filters: SearchFilters): NumberTexts {
  const textOf = (key: TypedKey) => {
    const value = filters[key];
    if (value === undefined) return '';
    return isOfArea(key) ? numberText(value) : plain.format(value);
  };
  // One text for each key of the table.
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as NumberTexts;
}

const readerOf = (key: TypedKey): ((text: string) => ReadAmount) =>
  money.has(key) ? readPounds : percents.has(key) ? readPercent : readNumber;

const unreadableText = (key: TypedKey): string =>
  money.has(key)
    ? 'Enter an amount, such as £180,000'
    : percents.has(key)
      ? 'Enter a percentage, such as 5'
      : 'Enter a number, such as 3';

function limitText(key: TypedKey, limit: number): string {
  if (isArea(key)) return floorAreaText(limit, 'sqm');
  const figure = plain.format(limit);
  return money.has(key) ? `£${figure}` : percents.has(key) ? `${figure}%` : figure;
}

/**
 * What stands in the form: the figures that can be used, and what is wrong with the others.
 * @param known what the form began with: a text that was not touched stands for the same figure, though it is rounded
 */
export function readTexts(
  texts: NumberTexts,
  known: SearchFilters,
): { filters: SearchFilters; errors: Errors } {
  const first = textsOf(known);
  const filters: SearchFilters = {};
  const errors: Errors = {};
  for (const key of keys) {
    const read = readerOf(key)(texts[key]);
    if (read === 'blank') continue;
    const same = texts[key] === first[key] ? known[key] : undefined;
    if (same !== undefined) {
      filters[key] = same;
      continue;
    }
    const said = (limit: number) => limitText(key, limit);
    const { least, most, isWhole = false }: { least: number; most: number; isWhole?: boolean } = limits[key];
    if (typeof read !== 'number') errors[key] = unreadableText(key);
    else if (isWhole && !Number.isInteger(read)) errors[key] = 'Enter a whole number';
    else if (read < least) errors[key] = `Enter ${said(least)} or more`;
    else if (read > most) errors[key] = `Enter ${said(most)} or less`;
    else filters[key] = read;
  }
  for (const [lower, upper] of pairs) {
    const [from, to] = [filters[lower], filters[upper]];
    if (from !== undefined && to !== undefined && from > to)
      errors[upper] = 'Enter a maximum no lower than the minimum';
  }
  return { filters, errors };
}
