import type { DealCard } from './deal-card';

/** What narrows the board; all of it stands in the address. */
export interface DealFilters {
  query?: string;
  strategy?: DealCard['primary'];
  owner?: 'mine' | 'shared';
  tag?: string;
  /** Next action: overdue or due today, or none at all; or no activity for too long. */
  attention?: Attention;
  /** ROI of at least so many per cent; an infinite one always counts. */
  minRoi?: number;
}

export const attentions = ['overdue', 'today', 'none', 'stale'] as const;
export type Attention = (typeof attentions)[number];

const wordsOf = (query: string | undefined) => query?.trim().toLowerCase().split(/\s+/).filter(Boolean) ?? [];

/** The deals that fit all filters, in the order in which they were; without filters the same list. */
export function narrowed(deals: readonly DealCard[], filters: DealFilters): readonly DealCard[] {
  if (!isNarrowed(filters)) return deals;
  const words = wordsOf(filters.query);
  return deals.filter(
    (deal) =>
      hasWords(deal, words) &&
      (filters.strategy === undefined || deal.strategies.includes(filters.strategy)) &&
      (filters.owner === undefined || (deal.myRole === 'owner') === (filters.owner === 'mine')) &&
      (filters.tag === undefined || deal.tags.includes(filters.tag)) &&
      (filters.minRoi === undefined || roiOf(deal) >= filters.minRoi) &&
      (filters.attention === undefined || needs(deal, filters.attention)),
  );
}

function hasWords({ title, address, outcode, tags }: DealCard, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = [title, address, outcode, ...tags].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

function roiOf({ headline: { roi } }: DealCard): number {
  return roi === 'infinite' ? Infinity : (roi ?? -Infinity);
}

function needs({ pipeline: { nextAction, isRotting, stage } }: DealCard, attention: Attention): boolean {
  switch (attention) {
    case 'overdue':
    case 'today':
      return nextAction?.state === attention;
    case 'none':
      return nextAction === null && stage !== 'completed' && stage !== 'lost';
    case 'stale':
      return isRotting;
  }
}

export const isNarrowed = (filters: DealFilters): boolean => Object.keys(filters).length > 0;

/** Every tag of the board once, in alphabetical order. */
export const tagsOf = (deals: readonly DealCard[]): string[] =>
  [...new Set(deals.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b, 'en-GB'));
