import { create } from 'zustand';
import type { Schemas } from '@/api/contract';
import type { SearchFilters } from '@/lib/property-search/search-filters';

/** How a search in plain words was understood; its filters as I have left them since. */
export interface Understood extends Pick<Schemas['AiSearchResult'], 'id' | 'query' | 'chips' | 'unparsed'> {
  filters: SearchFilters;
  /** Nobody has taken a filter away since: what was said of the results still holds. */
  explanation: string | null;
}

interface Asking {
  /** Whose it is: another member begins anew. */
  userId: number | null;
  /** What is being written. */
  text: string;
  understood: Understood | null;
}

const nothing: Asking = { userId: null, text: '', understood: null };

const useStore = create<Asking>(() => nothing);
const of = (asking: Asking, userId: number) => (asking.userId === userId ? asking : nothing);

/** The search in plain words of this visit: it outlives a look at the other tabs, and is nobody else's. */
export const useAsking = (userId: number): Asking => of(useStore(), userId);

/** Changes the search of a member; what another left behind goes. */
export const changeAsking = (userId: number, change: Partial<Pick<Asking, 'text' | 'understood'>>): void =>
  useStore.setState((now) => ({ ...of(now, userId), ...change, userId }));
