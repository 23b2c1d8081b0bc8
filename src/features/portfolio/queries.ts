import { read, readPages } from '@/api/queries';

export const portfolioQueries = {
  /** The first page of homes, with the totals of all. */
  summary: () => read('/properties', { query: { summary: true } }),
  homes: () => readPages('/properties'),
  /** Transactions to confirm, the newest first. */
  outstanding: (tenancyId?: string) =>
    readPages('/transactions', { query: { status: ['outstanding'], ...(tenancyId && { tenancyId }) } }),
};

/** What a transaction that was confirmed, changed or taken back shows in. */
export const moneyReaders = ['/transactions', '/properties', '/tenancies'] as const;
