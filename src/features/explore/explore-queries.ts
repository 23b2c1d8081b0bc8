import { read, readPages } from '@/api/queries';
import type { ExploreSearch } from './explore-search';

const peopleSorts = { '-createdAt': '-joinedAt', nearest: 'nearest', name: 'name' } as const;

export const exploreQueries = {
  types: () => ({ ...read('/business-types'), staleTime: 10 * 60_000 }),
  businesses: ({ show: _, role: _role, strategy: _strategy, degree: _degree, ...asked }: ExploreSearch) =>
    readPages('/businesses', { query: asked }),
  people: ({ query, near, radius, online, sort, role, strategy, degree }: ExploreSearch) =>
    readPages('/users', {
      query: {
        ...(query !== undefined && { query }),
        ...(near !== undefined && { near }),
        ...(radius && { radius }),
        ...(online && { online }),
        ...(role && { role }),
        ...(strategy && { strategy }),
        ...(degree && { degree }),
        sort: sort && sort in peopleSorts ? peopleSorts[sort as keyof typeof peopleSorts] : 'relevance', // -- `in` has just said so
      },
    }),
  /** Businesses that fit all but the type, the nearest first when a place is asked for. */
  ofOtherTypes: ({ show: _, businessType: _type, radius: _radius, ...asked }: ExploreSearch) =>
    read('/businesses', {
      query: { ...asked, ...(asked.near !== undefined && { radius: 100, sort: 'nearest' as const }) },
    }),
};
