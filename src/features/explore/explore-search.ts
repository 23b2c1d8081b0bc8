import type { RawSearch } from '@/lib/raw-search';

export const radii = [5, 10, 25, 50, 100] as const;
export type Radius = (typeof radii)[number];
export const usualRadius: Radius = 25;

const sorts = ['relevance', 'nearest', '-createdAt', '-rating', 'name'] as const;
export type ExploreSort = (typeof sorts)[number];
export const sortWords: Record<ExploreSort, string> = {
  relevance: 'Best match',
  nearest: 'Nearest',
  '-createdAt': 'Newest',
  '-rating': 'Best rated',
  name: 'By name',
};

/** What the address of the explore page says: it alone makes the results. */
export interface ExploreSearch {
  /** The name or the slug of a type (specification §2). */
  businessType?: string;
  query?: string;
  /** A postcode, the first half of one, or a town. */
  near?: string;
  /** Miles around `near`. */
  radius?: Radius;
  sort?: ExploreSort;
}

// The router reads what looks like a number as one.
const textOf = (value: unknown, most: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, most) : '';

/** What an address says of that; anything unknown counts as nothing, but for the type: that one is said to be unknown. */
export function readExploreSearch(search: RawSearch<keyof ExploreSearch>): ExploreSearch {
  const businessType = textOf(search.businessType, 60);
  const query = textOf(search.query, 100);
  const near = textOf(search.near, 60);
  const radius = radii.find((each) => each === Number(search.radius));
  const sort = sorts.find((each) => each === search.sort);
  return {
    ...(businessType !== '' && { businessType }),
    ...(query !== '' && { query }),
    ...(near !== '' && { near }),
    ...(radius && near !== '' && radius !== usualRadius && { radius }),
    // Without a place nothing is nearest.
    ...(sort && sort !== 'relevance' && (sort !== 'nearest' || near !== '') && { sort }),
  };
}

/** A type by its name, in any case, or by its slug. */
export function typeCalled<Type extends { name: string; slug: string }>(
  types: readonly Type[],
  name: string | undefined,
): Type | undefined {
  const wanted = name?.toLowerCase();
  return types.find((type) => type.name.toLowerCase() === wanted || type.slug === wanted);
}
