import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { WorldSize } from '../seeds/world-size';
import type { StoredCookie } from '../../hosts/origin/jar';
import type { DatabaseDiff } from './database';

/** Change it with the seeds: a stored state belongs to the seed that it differs from. */
export const seedVersion = 20;

export interface StoredState {
  seedVersion: number;
  /** Which seed world. */
  size: WorldSize;
  /** When the seed was made: its times count from here. ISO date-time. */
  seededAt: string;
  diff: DatabaseDiff;
  /** The browser's cookie: who is signed in. */
  cookie?: StoredCookie | null;
}

/** What persistence needs of a world. */
export interface PersistedWorld {
  readonly db: {
    diff(): DatabaseDiff;
    apply(diff: DatabaseDiff): void;
    onChange(listener: () => void): void;
  };
  readonly seededAt: Date;
  readonly size: WorldSize;
  reset(seededAt?: Date, size?: WorldSize): void;
}

/** Where the browser's cookie lies. */
export interface PersistedJar {
  stored(): StoredCookie | null;
  adopt(cookie: StoredCookie | null): void;
  onChange(listener: () => void): void;
}

const key = 'state';
const name = 'tiebeam-mock-server';
/** An answer waits for its write no longer than this, in milliseconds: some browsers never answer for storage. */
const maxWaitMs = 500;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore(name, 'state'));
const isOfThisSeed = (state: StoredState | undefined) => state?.seedVersion === seedVersion;

/** Brings back what an earlier visit left. Nothing stored, another seed's state and blocked storage are no errors. */
export async function restoreState(world: PersistedWorld, jar?: PersistedJar): Promise<void> {
  try {
    const state = await get<StoredState>(key, openStore());
    if (state === undefined || !isOfThisSeed(state)) return;
    adopt(world, state, jar);
  } catch {
    // Without storage every visit starts at the seed.
  }
}

/**
 * Stores every change and tells the other tabs of it, or the server of another version of the site.
 * `saved` resolves when what was changed so far is stored, or cannot be; `forget` throws it away everywhere.
 */
export function keepState(
  world: PersistedWorld,
  jar?: PersistedJar,
): { saved(): Promise<void>; forget(): Promise<void> } {
  const tabs = new BroadcastChannel(name);
  tabs.addEventListener('message', ({ data }: MessageEvent<StoredState | null>) => {
    if (data === null) {
      world.reset(undefined, 'default');
      jar?.adopt(null);
    } else if (isOfThisSeed(data)) adopt(world, data, jar);
  });

  let isDirty = false;
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (isDirty) {
      isDirty = false;
      const state = stateOf(world, jar);
      tabs.postMessage(state);
      await attempt(() => set(key, state, openStore()));
    }
    writing = undefined;
  };
  const changed = () => {
    isDirty = true;
    // A moment later, so that what one call changes is stored at once.
    writing ??= Promise.resolve().then(write);
  };
  world.db.onChange(changed);
  jar?.onChange(changed);
  return {
    saved: () => Promise.race([writing ?? Promise.resolve(), pause(maxWaitMs)]),
    async forget() {
      isDirty = false;
      await writing;
      await attempt(() => del(key, openStore()));
      // A reload and the other tabs must find a large world again, though nothing in it was changed.
      const state = world.size === 'default' ? null : stateOf(world, jar);
      if (state) await attempt(() => set(key, state, openStore()));
      tabs.postMessage(state);
    },
  };
}

function adopt(
  world: PersistedWorld,
  { seededAt, size, diff, cookie = null }: StoredState,
  jar?: PersistedJar,
): void {
  if (size !== world.size || seededAt !== world.seededAt.toISOString()) world.reset(new Date(seededAt), size);
  world.db.apply(diff);
  jar?.adopt(cookie);
}

const stateOf = ({ seededAt, size, db }: PersistedWorld, jar?: PersistedJar): StoredState => ({
  seedVersion,
  size,
  seededAt: seededAt.toISOString(),
  diff: db.diff(),
  cookie: jar?.stored() ?? null,
});

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch {
    // Storage is blocked or full: the state lives as long as the page.
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
