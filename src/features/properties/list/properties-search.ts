import type { Schemas } from '@/api/contract';
import { statusNames } from '@/entities/property/property';
import type { PropertyFilters } from '@/entities/property/queries';
import type { RawSearch } from '@/lib/links/raw-search';

const sortKeys = [
  'address',
  'value',
  'debt',
  'rent',
  'yield',
  'purchased',
  'gasSafety',
  'electrical',
] as const;
export type SortKey = (typeof sortKeys)[number];
const orders = sortKeys.flatMap((key) => [key, `-${key}` as const]);

/** What the address of the properties says. */
export type PropertiesSearch = Omit<PropertyFilters, 'summary'> & { view?: View };

/** How they are shown, where that is not as a list. */
const views = ['cards', 'map'] as const;
export type View = (typeof views)[number];

export type AddressName = keyof PropertiesSearch;

const models: readonly Schemas['PropertyModelKey'][] = [
  'btl',
  'brrr',
  'hmo',
  'sa',
  'flip',
  'r2r',
  'development',
  'commercial',
  'own_home',
];
const types: readonly Schemas['PropertyTypeKey'][] = [
  'detached',
  'semi',
  'terraced',
  'end_terrace',
  'flat',
  'maisonette',
  'bungalow',
  'studio',
  'park_home',
  'land',
  'block',
  'commercial',
  'mixed',
];
// The keys of the record are the statuses.
const statuses = Object.keys(statusNames) as Schemas['PropertyStatus'][];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const textOf = (value: unknown, longest: number) =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).slice(0, longest)
    : undefined;

/** Everything in an address that can be read; the rest is left out. */
export function readPropertiesSearch(search: RawSearch<AddressName>): PropertiesSearch {
  const query = textOf(search.query, 120);
  const tag = textOf(search.tag, 40);
  const status = statuses.find((each) => each === search.status);
  const type = types.find((each) => each === search.type);
  const model = models.find((each) => each === search.model);
  const { owner } = search;
  const isOwner = typeof owner === 'string' && (owner === 'me' || uuid.test(owner));
  const sort = orders.find((each) => each === search.sort);
  const view = views.find((each) => each === search.view);
  return {
    ...(query !== undefined && { query }),
    ...(status && { status }),
    ...(model && { model }),
    ...(type && { type }),
    ...(tag !== undefined && { tag }),
    ...(isOwner && { owner }),
    ...(search.archived === true && { archived: true }),
    ...(sort && sort !== 'address' && { sort }),
    ...(view && { view }),
  };
}

/** What is asked of the server: all but how it is shown. */
export const filtersOf = ({ view: _view, ...filters }: PropertiesSearch): PropertyFilters => filters;

/** What of an address narrows the list. */
export const narrowers = ['query', 'status', 'model', 'type', 'tag', 'owner'] as const;

/** Whether anything but the order and the shelf narrows the list. */
export const isFiltered = (search: PropertiesSearch): boolean =>
  narrowers.some((name) => search[name] !== undefined);

/** The order, the shelf and the view alone. */
export const cleared = ({ sort, archived, view }: PropertiesSearch): PropertiesSearch => ({
  ...(sort && { sort }),
  ...(view && { view }),
  ...(archived && { archived }),
});
