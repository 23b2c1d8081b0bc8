import type { Schemas } from '@/api/contract';
import { read, readPages } from '@/api/queries';

export type ConversationFilter = 'all' | 'unread' | 'groups' | 'deals' | 'archived';
export type Conversation = Schemas['Conversation'];

export const conversationQueries = {
  /** Never stale by itself: `refreshLists` keeps its first page fresh, without reading hundreds of pages again. */
  list: (filter: ConversationFilter = 'all', query = '') => ({
    ...readPages('/conversations', { query: { filter, ...(query !== '' && { query }) } }),
    staleTime: 'static' as const,
    structuralSharing: false,
  }),
  one: (id: number) => ({ ...read('/conversations/{id}', { path: { id } }), staleTime: 5000 }),
};
