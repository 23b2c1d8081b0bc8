import { create } from 'zustand';
import type { Schemas } from '@/api/contract';
import type { Understood } from './understanding';

interface Asking {
  /** Whose it is: another member begins anew. */
  userId: number | null;
  /** What is being written. */
  text: string;
  understood: Understood | null;
  /** The question on its way: only its own answer counts. */
  asked: Schemas['AiSearchRequest'] | null;
  /** Why the last question has no answer. */
  failure: Error | null;
}

const nothing: Asking = { userId: null, text: '', understood: null, asked: null, failure: null };

const useStore = create<Asking>(() => nothing);
const of = (asking: Asking, userId: number) => (asking.userId === userId ? asking : nothing);

/** The search in plain words of this visit: it outlives a look at the other tabs, and is nobody else's. */
export const useAsking = (userId: number): Asking => of(useStore(), userId);

/** The same at this moment. */
export const askingOf = (userId: number): Asking => of(useStore.getState(), userId);

/** Changes the search of a member; what another left behind goes. */
export const changeAsking = (userId: number, change: Partial<Omit<Asking, 'userId'>>): void =>
  useStore.setState((now) => ({ ...of(now, userId), ...change, userId }));
