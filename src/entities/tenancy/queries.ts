import { readPages } from '@/api/queries';
import type { PagedArgs } from '@/api/contract';

/** Every read of tenancies begins so. */
export const tenanciesPath = '/tenancies';

/** What the list of tenancies can be narrowed to and ordered by. */
export type TenancyFilters = NonNullable<PagedArgs<'/tenancies'>['query']>;

export const tenancyQueries = {
  list: (filters: TenancyFilters) => readPages('/tenancies', { query: filters }),
  /** The tenancies of one property, the newest first. */
  ofProperty: (propertyId: string) => readPages('/tenancies', { query: { propertyId } }),
  /** The money of a tenancy, the newest first. */
  ledger: (tenancyId: string) => readPages('/transactions', { query: { tenancyId } }),
};

/** Paths whose answers change with a tenancy: the figures of its home and the money it brings. */
export const tenancyReaders = [
  tenanciesPath,
  '/properties',
  '/property-rooms',
  '/transactions',
  '/recurring-payments',
  // Its log tells of it.
  '/property-actions',
];
