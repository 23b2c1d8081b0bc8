import { readPages } from '@/api/queries';

export const notificationQueries = {
  list: () => readPages('/notifications'),
};
