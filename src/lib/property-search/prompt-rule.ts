import { filterKeys, type FilterKey, type SearchFilters } from './search-filters';

/** Some filters that words ask for, and how surely, from 0 to 1. */
export interface Understood {
  filters: SearchFilters;
  confidence: number;
}

/** Words that mean filters. The pattern is global and blind to case; what it matches counts as used. */
export interface PromptRule {
  readonly pattern: RegExp;
  readonly read: (match: readonly (string | undefined)[]) => readonly Understood[];
}

export const maybe = (filters: SearchFilters, confidence: number): Understood[] => [{ filters, confidence }];

/** What is understood so far. */
export class Understanding {
  readonly filters: SearchFilters = {};
  readonly confidence: Partial<Record<FilterKey, number>> = {};

  /** Adds what is new: of figures the first one said stands, lists of kinds, places and words grow. */
  add({ filters, confidence }: Understood): void {
    for (const key of filterKeys(filters)) this.#addField(key, filters, confidence);
  }

  #addField<Key extends FilterKey>(key: Key, filters: SearchFilters, confidence: number): void {
    const known = this.filters[key];
    const said = filters[key];
    if (Array.isArray(known) && Array.isArray(said)) {
      const limit = key === 'locations' ? 5 : 13;
      // Two lists of one field hold the same kind of thing.
      this.filters[key] = [...new Set<unknown>([...known, ...said])].slice(0, limit) as SearchFilters[Key];
      this.confidence[key] = Math.min(this.confidence[key] ?? 1, confidence);
    } else if (known === undefined) {
      this.filters[key] = said;
      this.confidence[key] = confidence;
    }
  }
}
