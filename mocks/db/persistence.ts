import { createStore, del, get, set } from 'idb-keyval';
import type { Database, DatabaseDiff } from './database';

/** Change it with the seeds: a stored state belongs to the seed that it differs from. */
export const seedVersion = 1;

interface StoredState {
  seedVersion: number;
  /** When the seed was made: its times count from here. ISO date-time. */
  seededAt: string;
  diff: DatabaseDiff;
}

const key = 'state';
const writeDelayMs = 150;
const openStore = () => createStore('tiebeam-mock-server', 'state');

/** The state an earlier visit left, or null: none, of another seed, or storage is blocked. */
export async function readState(): Promise<StoredState | null> {
  try {
    const state = await get<StoredState>(key, openStore());
    return state?.seedVersion === seedVersion ? state : null;
  } catch {
    return null;
  }
}

/** Writes every change a moment later and at the latest when the page goes. Blocked storage is no error. */
export function keepState(db: Database, seededAt: () => Date): { forget(): Promise<void> } {
  const store = attempt(openStore);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined || store === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const state: StoredState = { seedVersion, seededAt: seededAt().toISOString(), diff: db.diff() };
    set(key, state, store).catch(() => undefined);
  };
  db.onChange(() => {
    timer ??= setTimeout(flush, writeDelayMs);
  });
  addEventListener('pagehide', flush);
  return {
    async forget() {
      clearTimeout(timer);
      timer = undefined;
      if (store !== undefined) await del(key, store).catch(() => undefined);
    },
  };
}

function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
