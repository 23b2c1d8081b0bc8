import { read } from '@/api/queries';

export const portfolioQueries = {
  /** The first page of homes, with the totals of all. */
  summary: () => read('/properties', { query: { summary: true } }),
};
