import type { Schemas } from '@/api/contract';
import { roleLabels } from '@/entities/user/member-labels';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import type { RawSearch } from '@/lib/links/raw-search';

export const radii = [5, 10, 25, 50, 100] as const;
export type Radius = (typeof radii)[number];
export const defaultRadiusMiles: Radius = 25;

const sorts = ['relevance', 'nearest', '-createdAt', '-rating', 'name'] as const;
export type ExploreSort = (typeof sorts)[number];
export const sortWords: Record<ExploreSort, string> = {
  relevance: 'Best match',
  nearest: 'Nearest',
  '-createdAt': 'Newest',
  '-rating': 'Best rated',
  name: 'Name',
};

type Strategy = Schemas['Strategy'];
type MemberRole = Schemas['MemberRole'];

const degrees = ['1', '2', 'other'] as const;
type Degree = (typeof degrees)[number];
export const degreeWords: Record<Degree, string> = {
  '1': '1st: my connections',
  '2': '2nd: connections of my connections',
  other: '3rd or further',
};

/** What the address of the explore page says: it alone makes the results. */
export interface ExploreSearch {
  /** Businesses when left out. */
  show?: 'people';
  /** A list when left out. */
  view?: 'map';
  query?: string;
  /** A postcode, the first half of one, or a town. */
  near?: string;
  /** Miles around `near`. */
  radius?: Radius;
  /** Only who is online now; a business by its owner. */
  online?: true;
  sort?: ExploreSort;
  /** Businesses: the name or the slug of a type (specification §2). */
  businessType?: string;
  /** Businesses: part of the name of a service. */
  service?: string;
  /** Businesses: a body they belong to. */
  accreditation?: string;
  /** People: what they do. */
  role?: MemberRole;
  /** People: how they invest. */
  strategy?: Strategy;
  /** People: how far they are from me. */
  degree?: Degree;
}

// The router reads what looks like a number as one.
const textOf = (value: unknown, most: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, most) : '';

const keyIn = <Key extends string>(words: Record<Key, string>, value: unknown): Key | undefined =>
  // true: the record has these keys and no others
  (Object.keys(words) as Key[]).find((each) => each === String(value));

/** What an address says of that; anything unknown counts as nothing, but for the type: that one is said to be unknown. */
export function readExploreSearch(search: RawSearch<keyof ExploreSearch>): ExploreSearch {
  const query = textOf(search.query, 100);
  const near = textOf(search.near, 60);
  const radius = radii.find((each) => each === Number(search.radius));
  const sort = sorts.find((each) => each === search.sort);
  const isPeople = search.show === 'people';
  // Without a place nothing is nearest, and people have no rating.
  const isSorted = (sort !== 'nearest' || near !== '') && (sort !== '-rating' || !isPeople);
  return {
    ...(isPeople && { show: 'people' }),
    ...(search.view === 'map' && { view: 'map' }),
    ...(isPeople ? readPeople(search) : readBusinesses(search)),
    ...(query !== '' && { query }),
    ...(near !== '' && { near }),
    ...(radius && near !== '' && radius !== defaultRadiusMiles && { radius }),
    ...((search.online === true || search.online === 'true') && { online: true }),
    ...(sort && sort !== 'relevance' && isSorted && { sort }),
  };
}

function readBusinesses(search: RawSearch<keyof ExploreSearch>): ExploreSearch {
  const businessType = textOf(search.businessType, 60);
  const service = textOf(search.service, 80);
  const accreditation = textOf(search.accreditation, 40);
  return {
    ...(businessType !== '' && { businessType }),
    ...(service !== '' && { service }),
    ...(accreditation !== '' && { accreditation }),
  };
}

function readPeople(search: RawSearch<keyof ExploreSearch>): ExploreSearch {
  const role = keyIn(roleLabels, search.role);
  const strategy = keyIn(strategyNames, search.strategy);
  const degree = keyIn(degreeWords, search.degree);
  return { ...(role && { role }), ...(strategy && { strategy }), ...(degree && { degree }) };
}

/** How many filters are set, besides the words and the choice in the rail. */
export const filtersIn = ({ near, online, sort, service, accreditation, strategy, degree }: ExploreSearch) =>
  [near, online, sort, service, accreditation, strategy, degree].filter(Boolean).length;

/** All but what kind is looked for. */
export const withoutFilters = ({ show, view }: ExploreSearch): ExploreSearch => ({
  ...(show && { show }),
  ...(view && { view }),
});

/** The same of the other kind, as far as it has that. */
export function asKind(search: ExploreSearch, kind: 'businesses' | 'people'): ExploreSearch {
  const { show: _, ...others } = search;
  return readExploreSearch(kind === 'people' ? { ...others, show: 'people' } : others);
}

/** A type by its name, in any case, or by its slug. */
export function typeCalled<Type extends { name: string; slug: string }>(
  types: readonly Type[],
  name: string | undefined,
): Type | undefined {
  const wanted = name?.toLowerCase();
  if (wanted === undefined) return undefined;
  return types.find(
    // A server may send a type without its name.
    ({ name: each, slug }: Partial<Type>) => each?.toLowerCase() === wanted || slug === wanted,
  );
}
