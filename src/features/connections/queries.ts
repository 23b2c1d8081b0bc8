import { read } from '@/api/queries';

export const peopleQueries = {
  suggested: () => read('/users', { query: { suggested: true } }),
  connected: () => read('/users', { query: { connected: true } }),
};
