// What a write shows before the server has it: reads of it are cancelled first, and it is undone by its inverse.
import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import { undone } from '@/lib/undone';
import { holdAnswers } from './newest';

/** A change of cached answers; `by` gives back the very same answer where it changes nothing. */
export interface CacheChange {
  of: QueryFilters;
  by: (data: unknown) => unknown;
}

/** Names what a change is made of; answers that have not come are left alone. */
export function changeOf<Data>(of: QueryFilters, by: (data: Data) => Data): CacheChange {
  // The filters name the path that was read, and so the type of its answer.
  return { of, by: (data) => by(data as Data) };
}

export interface ShownChange {
  /** Takes the change back and keeps what arrived meanwhile. */
  undo: () => void;
  /** The write has ended, well or not: what was cancelled for it is read again. */
  end: () => void;
}

const isLoaded = ({ state }: Query) => state.data !== undefined;

/** Shows changes at once. A first read that is under way goes on: there is nothing of it to change yet. */
export function showChanges(queryClient: QueryClient, changes: readonly CacheChange[]): ShownChange {
  const made: { queryKey: QueryKey; before: unknown; after: unknown }[] = [];
  const cancelled: QueryKey[] = [];
  for (const { of, by } of changes) {
    for (const query of queryClient.getQueryCache().findAll(of).filter(isLoaded)) {
      const { queryKey, state } = query;
      const after = by(state.data);
      if (Object.is(after, state.data)) continue;
      if (state.fetchStatus === 'fetching') cancelled.push(queryKey);
      void queryClient.cancelQueries({ queryKey, exact: true });
      made.push({ queryKey, before: state.data, after });
      queryClient.setQueryData(queryKey, after);
    }
  }
  const releases = made.map(({ queryKey }) => holdAnswers(queryClient, queryKey));
  return {
    undo() {
      for (const { queryKey, before, after } of made) {
        queryClient.setQueryData(queryKey, (now: unknown) =>
          now === undefined ? now : undone(now, before, after),
        );
      }
    },
    end() {
      for (const release of releases.splice(0)) release();
      for (const queryKey of cancelled.splice(0)) {
        void queryClient.invalidateQueries({ queryKey, exact: true });
      }
    },
  };
}
