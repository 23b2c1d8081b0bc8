// What a write shows before the server has it: reads of it are cancelled first, and it is undone by its inverse.
import type { Query, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import { undone } from '@/lib/lists/undone';
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

/** One change of one answer: what it was given and what it made of that. */
interface Layer {
  by: CacheChange['by'];
  before: unknown;
  after: unknown;
  isEnded: boolean;
}

/** The changes of each answer whose writes have not ended, in their order, and those that were made upon them. */
const layers = new WeakMap<Query, Layer[]>();

/** Takes one change out from under those that were made upon it: they are made again upon what is left. */
function without(layer: Layer, data: unknown, all: Layer[]): unknown {
  const upon = all.splice(all.indexOf(layer)).slice(1);
  let now = data;
  for (const { before, after } of upon.toReversed()) now = undone(now, before, after);
  now = undone(now, layer.before, layer.after);
  for (const each of upon) {
    each.before = now;
    now = each.by(now);
    each.after = now;
  }
  all.push(...upon);
  return now;
}

const isLoaded = ({ state }: Query) => state.data !== undefined;

/** Shows changes at once. A first read that is under way goes on: there is nothing of it to change yet. */
export function showChanges(queryClient: QueryClient, changes: readonly CacheChange[]): ShownChange {
  const made: { query: Query; layer: Layer }[] = [];
  const cancelled: QueryKey[] = [];
  /** A read that is under way would put back what it began with. */
  const replace = ({ queryKey, state }: Query, data: unknown) => {
    if (state.fetchStatus === 'fetching') cancelled.push(queryKey);
    void queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, data);
  };
  for (const { of, by } of changes) {
    for (const query of queryClient.getQueryCache().findAll(of).filter(isLoaded)) {
      const before = query.state.data;
      const after = by(before);
      if (Object.is(after, before)) continue;
      const layer = { by, before, after, isEnded: false };
      layers.set(query, [...(layers.get(query) ?? []), layer]);
      made.push({ query, layer });
      replace(query, after);
    }
  }
  const releases = made.map(({ query }) => holdAnswers(queryClient, query.queryKey));
  return {
    undo() {
      for (const { query, layer } of made) {
        const all = layers.get(query);
        const isThere = queryClient.getQueryCache().get(query.queryHash) === query && isLoaded(query);
        if (!isThere || !all?.includes(layer)) continue;
        replace(query, without(layer, query.state.data, all));
      }
    },
    end() {
      for (const { query, layer } of made) {
        layer.isEnded = true;
        const all = layers.get(query) ?? [];
        const first = all.findIndex(({ isEnded }) => !isEnded);
        all.splice(0, first < 0 ? all.length : first);
      }
      for (const release of releases.splice(0)) release();
      for (const queryKey of cancelled.splice(0)) {
        void queryClient.invalidateQueries({ queryKey, exact: true });
      }
    },
  };
}
