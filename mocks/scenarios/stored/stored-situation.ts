// The situation outlives a reload, as the tables do: in the browser's storage, apart from them.
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { readableParts, type Situation } from '../situation';

/** Where a host keeps its situation; what cannot be kept lives as long as the host. */
export interface SituationStore {
  get(): Promise<Partial<Situation> | undefined>;
  set(situation: Situation | null): Promise<void>;
}

/** For hosts that keep nothing. */
export const forgetful: SituationStore = { get: async () => undefined, set: async () => {} };

const key = 'situation';

/** For a page and for a worker. */
export function storedSituation(): SituationStore {
  let store: UseStore | undefined;
  const open = () => (store ??= createStore('tiebeam-mock-server-situation', 'situation'));
  return {
    async get() {
      try {
        const value = await get<unknown>(key, open());
        return value === undefined ? undefined : readableParts(value);
      } catch {
        // Blocked storage: as if none were kept.
        return undefined;
      }
    },
    async set(situation) {
      await (situation === null ? del(key, open()) : set(key, situation, open())).catch(() => undefined);
    },
  };
}
