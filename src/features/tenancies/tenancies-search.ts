import { readScope, type Scope } from '@/entities/property/scope/scope';
import type { TenancyFilters } from '@/entities/tenancy/queries';
import type { RawSearch } from '@/lib/links/raw-search';

export const groups = ['current', 'coming', 'past', 'all'] as const;
export type Group = (typeof groups)[number];
export const sorts = ['-startDate', 'startDate', '-rent', 'rent'] as const;
export type Sort = (typeof sorts)[number];

/** What the address of the tenancies says; an owner and a tag are those of their properties. */
export interface TenanciesSearch extends Scope {
  group: Group;
  sort: Sort;
  isOwing: boolean;
  /** Only those of one property. */
  property?: string;
  /** The tenancy that is open. */
  tenancy?: string;
}

export type AddressName = 'show' | 'sort' | 'arrears' | 'property' | 'tenancy' | 'owner' | 'tag';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const uuidOf = (value: unknown) => (typeof value === 'string' && uuid.test(value) ? value : undefined);

/** Everything in an address that can be read; the rest is left out. */
export function readTenanciesSearch(search: RawSearch<AddressName>): TenanciesSearch {
  const property = uuidOf(search.property);
  const tenancy = uuidOf(search.tenancy);
  return {
    group: groups.find((each) => each === search.show) ?? 'current',
    sort: sorts.find((each) => each === search.sort) ?? '-startDate',
    isOwing: search.arrears === true,
    ...readScope(search),
    ...(property !== undefined && { property }),
    ...(tenancy !== undefined && { tenancy }),
  };
}

/** The address of a view; what is usual is left out. */
export const addressOf = ({
  group,
  sort,
  isOwing,
  property,
  tenancy,
  ...scope
}: TenanciesSearch): RawSearch<AddressName> => ({
  ...(group !== 'current' && { show: group }),
  ...(sort !== '-startDate' && { sort }),
  ...(isOwing && { arrears: true }),
  ...(property !== undefined && { property }),
  ...(tenancy !== undefined && { tenancy }),
  ...scope,
});

const statuses = {
  current: ['current', 'ending'],
  coming: ['prospective', 'approved'],
  past: ['ended', 'rejected'],
} as const satisfies Record<Exclude<Group, 'all'>, readonly string[]>;

/** What is asked of the server for a view. */
export const filtersOf = ({
  group,
  sort,
  isOwing,
  property,
  tenancy: _open,
  ...scope
}: TenanciesSearch): TenancyFilters => ({
  ...(group !== 'all' && { status: [...statuses[group]] }),
  sort,
  ...(isOwing && { inArrears: true }),
  ...(property !== undefined && { propertyId: property }),
  ...scope,
});
