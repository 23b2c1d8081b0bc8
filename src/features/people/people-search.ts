import { contactKinds } from '@/entities/contact/contact-kinds';
import type { RawSearch } from '@/lib/links/raw-search';
import type { ContactFilters } from './contact-type';

export const views = ['contacts', 'managers'] as const;

/** The orders of both lists. */
export const orders = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'newest', label: 'Newest first' },
] as const;

/** What the address of the people page says. */
export interface PeopleSearch {
  view: (typeof views)[number];
  sort: (typeof orders)[number]['value'];
  kind?: NonNullable<ContactFilters['kind']>;
  /** Words that must all occur. */
  q?: string;
}

export type AddressName = 'view' | 'sort' | 'kind' | 'q';

// The keys of the record are the kinds.
export const kinds = Object.keys(contactKinds) as NonNullable<ContactFilters['kind']>[];

/** Everything in an address that can be read; the rest is left out. */
export function readPeopleSearch(search: RawSearch<AddressName>): PeopleSearch {
  const kind = kinds.find((each) => each === search.kind);
  const { q } = search;
  return {
    view: views.find((each) => each === search.view) ?? 'contacts',
    sort: orders.find(({ value }) => value === search.sort)?.value ?? 'name',
    ...(kind !== undefined && { kind }),
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim().slice(0, 120) }),
  };
}

/** The address of what is shown; what is usual is left out. */
export const addressOf = ({ view, sort, kind, q }: PeopleSearch): RawSearch<AddressName> => ({
  ...(view !== 'contacts' && { view }),
  ...(sort !== 'name' && { sort }),
  ...(view === 'contacts' && kind !== undefined && { kind }),
  ...(q !== undefined && { q }),
});
