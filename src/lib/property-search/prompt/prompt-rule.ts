import { homeTypeNames, homeTypes } from '../../places/home-types';
import { filterKeys, type FilterKey, type ListingKind, type SearchFilters } from '../search-filters';

/** Some filters that words ask for, and how surely, from 0 to 1. */
export interface Understood {
  filters: SearchFilters;
  confidence: number;
  /** What of the words no filter stands for: the upper end of `6–8% yield`. */
  unused?: string;
  /** Kinds that are not wanted. */
  refused?: readonly ListingKind[];
}

/** Words that mean filters. The pattern is global and blind to case; what it matches counts as used. */
export interface PromptRule {
  readonly pattern: RegExp;
  readonly read: (match: readonly (string | undefined)[]) => readonly Understood[] | typeof unused;
}

/** Words that no filter can stand for, and that must not be read as another wish: `75% LTV`. They are named as unused, whole. */
export const unused = 'unused';

export const maybe = (filters: SearchFilters, confidence: number): Understood[] => [{ filters, confidence }];

/** A rule for words in any case. */
export const rule = (pattern: string, read: PromptRule['read']): PromptRule => ({
  pattern: new RegExp(pattern, 'gi'),
  read,
});

/** Words that mean the same whatever stands in them. */
export const means = (pattern: string, filters: SearchFilters, confidence = 0.95): PromptRule =>
  rule(pattern, () => maybe(filters, confidence));

/** Words that no filter stands for. */
export const meansNothing = (pattern: string): PromptRule => rule(pattern, () => unused);

/** As the contract limits them; a figure beyond is no such wish. */
const limits: Partial<Record<FilterKey, readonly [low: number, high: number]>> = {
  minPrice: [0, 100_000_000],
  maxPrice: [1, 100_000_000],
  minBeds: [0, 30],
  maxBeds: [0, 30],
  minBaths: [0, 30],
  minAreaSqm: [1, 100_000],
  maxAreaSqm: [1, 100_000],
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
  ['minAreaSqm', 'maxAreaSqm'],
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

const refusedConfidence = 0.85;
/** “Detached” stands in “semi-detached” as well, and “land” in many an address. */
const isInOtherWords = (type: ListingKind) => type === 'detached' || type === 'land';

/** What is understood so far. */
export class Understanding {
  readonly filters: SearchFilters = {};
  readonly confidence: Partial<Record<FilterKey, number>> = {};
  readonly #refused = new Set<ListingKind>();

  /** Adds what is new: of figures the first one said stands, lists of kinds, places and words grow. */
  add({ filters, confidence, refused = [] }: Understood): void {
    for (const key of filterKeys(filters)) this.#addField(key, filters, confidence);
    for (const type of refused) this.#refused.add(type);
  }

  /** Once all was heard: kinds that are refused are not among those that are wanted, else their word is left out. */
  refuse(): void {
    if (this.#refused.size === 0) return;
    const wanted = this.filters.types?.filter((type) => !this.#refused.has(type));
    const confidence = refusedConfidence;
    if (wanted && wanted.length > 0) {
      this.filters.types = wanted;
    } else if (wanted === undefined && [...this.#refused].some(isInOtherWords)) {
      this.add({ filters: { types: homeTypes.filter((type) => !this.#refused.has(type)) }, confidence });
    } else {
      const notKeywords = [...this.#refused].map((type) => homeTypeNames[type].toLowerCase());
      this.add({ filters: { notKeywords }, confidence });
    }
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
