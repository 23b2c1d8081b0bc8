import { filterKeys, type FilterKey, type SearchFilters } from './search-filters';

/** Some filters that words ask for, and how surely, from 0 to 1. */
export interface Understood {
  filters: SearchFilters;
  confidence: number;
}

/** Words that mean filters. The pattern is global and blind to case; what it matches counts as used. */
export interface PromptRule {
  readonly pattern: RegExp;
  readonly read: (match: readonly (string | undefined)[]) => readonly Understood[] | typeof unused;
}

/** Words that no filter can stand for, and that must not be read as another wish: `75% LTV`. They are named as unused, whole. */
export const unused = 'unused';

export const maybe = (filters: SearchFilters, confidence: number): Understood[] => [{ filters, confidence }];

/** As the contract limits them; a figure beyond is no such wish. */
const limits: Partial<Record<FilterKey, readonly [low: number, high: number]>> = {
  minPrice: [0, 100_000_000],
  maxPrice: [1, 100_000_000],
  minBeds: [0, 30],
  maxBeds: [0, 30],
  minBaths: [0, 30],
  minAreaSqm: [1, 100_000],
  maxPricePerSqFt: [1, 10_000],
  maxServiceCharge: [0, 100_000],
  maxGroundRent: [0, 100_000],
  minGrossYield: [0, 100],
  minReduction: [0, 100],
  minLeaseYears: [1, 999],
};

/** Whether every figure can be meant. */
export function isPossible({ filters }: Understood): boolean {
  return filterKeys(filters).every((key) => {
    const value = filters[key];
    const [low, high] = limits[key] ?? [-Infinity, Infinity];
    return typeof value !== 'number' || (value >= low && value <= high);
  });
}

const ranges = [
  ['minPrice', 'maxPrice'],
  ['minBeds', 'maxBeds'],
] as const;

/** The filters without a limit that contradicts another; of two, the one that was not said last goes. */
export function withoutContradictions(filters: SearchFilters, saidLast: SearchFilters): SearchFilters {
  const kept: SearchFilters = { ...filters };
  for (const [low, high] of ranges) {
    if ((kept[low] ?? -Infinity) <= (kept[high] ?? Infinity)) continue;
    delete kept[saidLast[high] === undefined || saidLast[low] !== undefined ? high : low];
  }
  return kept;
}

/** What is understood so far. */
export class Understanding {
  readonly filters: SearchFilters = {};
  readonly confidence: Partial<Record<FilterKey, number>> = {};

  /** Adds what is new: of figures the first one said stands, lists of kinds, places and words grow. */
  add({ filters, confidence }: Understood): void {
    for (const key of filterKeys(filters)) this.#addField(key, filters, confidence);
  }

  #addField(key: FilterKey, filters: SearchFilters, confidence: number): void {
    const known: unknown = this.filters[key];
    const said: unknown = filters[key];
    const sure = this.confidence[key] ?? 1;
    if (Array.isArray(known) && Array.isArray(said)) {
      // Two lists of one field hold the same kind of thing.
      const all = [...new Set<unknown>(known.concat(said))].slice(0, key === 'locations' ? 5 : 13);
      Object.assign(this.filters, { [key]: all });
      this.confidence[key] = Math.min(sure, confidence);
    } else if (known === undefined) {
      Object.assign(this.filters, { [key]: said });
      this.confidence[key] = confidence;
    }
  }
}
