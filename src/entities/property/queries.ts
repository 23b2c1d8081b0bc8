import { read, readPages } from '@/api/queries';
import type { PagedArgs } from '@/api/contract';

/** Every read of properties begins so. */
export const propertiesPath = '/properties';

/** What the list of properties can be narrowed to and ordered by. */
export type PropertyFilters = NonNullable<PagedArgs<'/properties'>['query']>;

/** Types and models never change while a page is open. */
const fixed = { staleTime: Infinity } as const;

export const propertyQueries = {
  /** My properties, fifty a page; the first page with the totals of all that match. */
  list: (filters: PropertyFilters) => readPages('/properties', { query: { ...filters, summary: true } }),
  /** One property with how many records it has; read again with all others, since its figures are of their records. */
  one: (uuid: string) => ({
    ...read('/properties/{uuid}', { path: { uuid } }),
    queryKey: [propertiesPath, 'one', uuid],
  }),
  /** Kinds of buildings, in the order to show. */
  types: () => ({ ...read('/properties/types'), ...fixed }),
  /** How a property can earn, in the order to show. */
  models: () => ({ ...read('/properties/models'), ...fixed }),
};
