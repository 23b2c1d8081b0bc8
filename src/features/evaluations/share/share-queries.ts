import { readPages, usePut } from '@/api/queries';

export const shareQueries = {
  /** Connections whose name has these words, or all of them by name. */
  connections: (query: string) =>
    readPages('/connections', {
      query: { status: 'accepted', sort: 'name', ...(query !== '' && { query }) },
    }),
};

/** Changes who may see the deal. Each change is a write of its own, beside what is typed on the page. */
export const useShareChange = (id: string) =>
  usePut('/evaluations/{id}', {
    refreshes: ['/evaluations', `/evaluations/${id}`],
    failureTitle: 'Couldn’t update sharing',
  });
