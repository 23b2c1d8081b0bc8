import { taxQuarters, taxYearRange, type TaxQuarter } from '@/lib/ledger/tax-year';
import { readScope, type Scope } from '@/entities/property/scope/scope';
import type { RawSearch } from '@/lib/links/raw-search';
import { categories, statuses, type Category, type Status } from './transaction';

/** What narrows the list of all transactions. */
export interface MoneyFilters {
  /** `2026-27`; every year without. */
  year?: string;
  /** Of that year alone. */
  quarter?: TaxQuarter;
  category?: Category;
  property?: string;
  direction?: 'in' | 'out';
  status?: Status;
  /** Words of the description. */
  q?: string;
}

/** The first is the usual one. */
const views = ['inbox', 'all', 'recurring', 'tax'] as const;

/** What the address of Money says; an owner and a tag narrow what is to be confirmed. */
export interface MoneySearch extends MoneyFilters, Scope {
  view: (typeof views)[number];
  /** Only what belongs to this tenancy is to be confirmed. */
  tenancy?: string;
}

export type AddressName = keyof MoneySearch;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Everything in an address that can be read; the rest is left out. */
export function readMoneySearch(search: RawSearch<AddressName>): MoneySearch {
  const { year, property, tenancy, direction, q } = search;
  const category = categories.find(({ value }) => value === search.category)?.value;
  const isYear = typeof year === 'string' && taxYearRange(year) !== null;
  const quarter = taxQuarters.find((each) => isYear && each === search.quarter);
  const status = statuses.find(({ value }) => value === search.status)?.value;
  return {
    view: views.find((each) => each === search.view) ?? 'inbox',
    ...(isUuid(tenancy) && { tenancy }),
    ...readScope(search),
    ...(isYear && { year }),
    ...(quarter && { quarter }),
    ...(category && { category }),
    ...(status && { status }),
    ...(isUuid(property) && { property }),
    ...((direction === 'in' || direction === 'out') && { direction }),
    ...((typeof q === 'string' || typeof q === 'number') &&
      String(q).trim() !== '' && { q: String(q).slice(0, 100) }),
  };
}

/** The address of a view; what is usual is left out. */
export const addressOf = ({ view, ...rest }: MoneySearch): RawSearch<AddressName> => ({
  ...(view !== 'inbox' && { view }),
  ...rest,
});
