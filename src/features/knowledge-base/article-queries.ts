import { read } from '@/api/queries';
import type { KnowledgeSearch } from './knowledge-search';

/** Names of paths that show how far somebody has read, or what they saved. */
export const readersOfMarks = ['/articles', '/articles/paths'];

export const articleQueries = {
  categories: () => ({ ...read('/articles/categories'), staleTime: 5 * 60_000 }),
  paths: () => read('/articles/paths'),
  one: (uuid: string) => read('/articles/{uuid}', { path: { uuid } }),
  begun: () => read('/articles', { query: { reading: true } }),
  newest: () => read('/articles', { query: { sort: '-reviewedOn' } }),
  mostUseful: () => read('/articles', { query: { sort: '-helpful' } }),
  found: ({ query, category, saved, page = 1 }: KnowledgeSearch) =>
    read('/articles', {
      query: {
        page,
        ...(query !== undefined && { query }),
        ...(category !== undefined && { category }),
        ...(saved && { saved }),
      },
    }),
};
