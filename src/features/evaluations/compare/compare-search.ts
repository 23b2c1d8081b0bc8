import type { RawSearch } from '@/lib/links/raw-search';
import { maxCompared } from './comparison';

/** What the address of a comparison says. */
export interface CompareSearch {
  /** Ids of evaluations, in order, with commas between. */
  ids?: string;
  /** Of a single one: its scenarios when left out, or its strategies. */
  by?: 'strategies';
  /** Figures when left out. */
  show?: 'difference';
}

/** What can be read of an address; the rest is left out. */
export const readCompareSearch = ({ ids, by, show }: RawSearch<keyof CompareSearch>): CompareSearch => ({
  ...(typeof ids === 'string' && ids !== '' && { ids }),
  ...(by === 'strategies' && { by }),
  ...(show === 'difference' && { show }),
});

/** The ids of an address, each once, four at most. */
export const idsOf = ({ ids = '' }: CompareSearch): string[] =>
  [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => id !== '').slice(0, maxCompared);
