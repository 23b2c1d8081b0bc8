import type { RawSearch } from '@/lib/links/raw-search';

const tabs = ['connections', 'received', 'sent', 'suggested', 'blocked', 'invite'] as const;
export type ConnectionsTab = (typeof tabs)[number];

export const sorts = ['recent', 'name', 'online'] as const;
export type ConnectionsSort = (typeof sorts)[number];

/** What the address of the connections page says. */
export interface ConnectionsSearch {
  tab?: ConnectionsTab;
  query?: string;
  sort?: ConnectionsSort;
}

/** What it says of that; anything unknown counts as nothing. */
export function readConnectionsSearch(search: RawSearch<keyof ConnectionsSearch>): ConnectionsSearch {
  const tab = tabs.find((each) => each === search.tab);
  const sort = sorts.find((each) => each === search.sort);
  // The router reads a number as one.
  const query = ['string', 'number'].includes(typeof search.query) ? String(search.query).slice(0, 100) : '';
  return { ...(tab && { tab }), ...(query.trim() !== '' && { query }), ...(sort && { sort }) };
}
