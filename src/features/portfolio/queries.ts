import { read, readPages } from '@/api/queries';
import { taxQuarterRange } from '@/lib/ledger/tax-year';
import type { MoneyFilters } from './money/money-search';
import type { Scope } from '@/entities/property/scope/scope';

export const portfolioQueries = {
  /** The first page of homes, with the totals of all, or of those of an owner or with a tag. */
  summary: (scope: Scope = {}) => read('/properties', { query: { summary: true, ...scope } }),
  homes: () => readPages('/properties'),
  /** Transactions to confirm, the newest first, of a tenancy or of the properties of an owner or with a tag. */
  outstanding: (tenancyId?: string, scope: Scope = {}) =>
    readPages('/transactions', {
      query: { status: ['outstanding'], ...(tenancyId && { tenancyId }), ...scope },
    }),
  /** Every transaction that fits, the newest first. */
  transactions: (filters: MoneyFilters) =>
    readPages('/transactions', { query: portfolioQueries.transactionsQuery(filters) }),
  /** Every transaction of a tax year, in few pages. */
  ofTaxYear: (taxYear: string, propertyId?: string) =>
    readPages('/transactions', { query: { taxYear, ...(propertyId && { propertyId }), perPage: 1000 } }),
  /** The same filters as the server names them. */
  transactionsQuery: ({ year, quarter, category, property, direction, status, q }: MoneyFilters) => ({
    ...(year && { taxYear: year }),
    ...(year && quarter && taxQuarterRange(year, quarter)),
    ...(category && { category }),
    ...(property && { propertyId: property }),
    ...(direction && { direction }),
    ...(status && { status: [status] }),
    ...(q && { query: q }),
  }),
  /** The latest that are settled and have these words, for what the same payee was last. */
  ofPayee: (query: string, direction: 'in' | 'out') =>
    read('/transactions', { query: { query, direction, status: ['confirmed', 'reconciled'] } }),
  /** Rent of a property that has not been confirmed, the oldest first. */
  owedRents: (propertyId: string) =>
    read('/transactions', {
      query: { status: ['outstanding'], propertyId, category: 'rent', direction: 'in', sort: 'date' },
    }),
  /** As “My day” asks, so that both share one answer. */
  firstOutstanding: (scope: Scope = {}) =>
    read('/transactions', { query: { status: ['outstanding'], ...scope } }),
  /** As the sidebar asks for its count. */
  overdueRenewals: () => read('/renewal-dates', { query: { status: ['overdue'] } }),
  dueRenewals: () => read('/renewal-dates', { query: { status: ['due_30', 'due_60', 'due_90'] } }),
  /** @param day London day before which the fixed rate ends */
  fixesBefore: (day: string) => read('/mortgages', { query: { fixEndsBefore: day } }),
  /** The first page of companies, for their names. */
  companies: () => read('/companies'),
  mortgages: () => readPages('/mortgages'),
  /** As the sidebar asks for its count. */
  arrears: () => read('/tenancies', { query: { inArrears: true } }),
  /** Those that run or are about to. */
  tenancies: () => readPages('/tenancies', { query: { status: ['approved', 'current', 'ending'] } }),
  /** As the sidebar asks for its count. */
  overdueRepairs: () => read('/property-maintenance', { query: { overdue: true, sort: 'deadline' } }),
};

/** What a transaction that was confirmed, changed or taken back shows in. */
export const moneyReaders = ['/transactions', '/properties', '/tenancies', '/property-actions'] as const;
