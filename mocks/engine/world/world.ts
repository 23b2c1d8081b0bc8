import { createClock, type Clock } from './clock';
import { createDatabase, type Database } from '../db/database';
import { memoryFiles, type FileStore } from '../db/files';
import { Faults } from './faults';
import { SocketHub } from '../realtime/hub';
import { alwaysOnline, seed } from '../seeds/seed';
import type { WorldSize } from '../seeds/world-size';
import { Sessions } from './sessions';

export interface WorldOptions {
  /** Stops the clock; without it the clock goes with the machine. */
  now?: Date;
  /** Which seed world; `default` when left out. */
  size?: WorldSize;
  /** Where uploaded files are kept; in memory when left out. */
  files?: FileStore;
  /** How long an answer takes, in milliseconds. */
  latencyMs?: number;
  /** Other members react to what the visitor does. */
  isAlive?: boolean;
}

/** Everything the mock server knows; the hosts, the handlers and the sockets share one. */
export interface World {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly hub: SocketHub;
  readonly faults: Faults;
  /** Members who are online without a socket. */
  readonly neighboursOnline: Set<number>;
  /** Wrong passwords by identifier: how many, and when the last was (ms). */
  readonly wrongPasswords: Map<string, { count: number; lastAt: number }>;
  /** How many tests have ended: what one of them called is not carried out in the next one's world. */
  ended: number;
  latencyMs: number;
  isAlive: boolean;
  /** It has what the specification states, and nothing of what is our design. */
  isDocumentedOnly: boolean;
  /** Which seed world it is. */
  size: WorldSize;
  /** When the seed was made; its times count from here. */
  seededAt: Date;
  /** Resolves when all changes so far are kept; a host that keeps nothing is done at once. */
  stored: () => Promise<void>;
  /** Does something later, unless the world is reset before. */
  later(ms: number, act: () => void): void;
  /** Back to the seed, made anew at `seededAt` or now, of the same size when none is given. */
  reset(seededAt?: Date, size?: WorldSize): void;
}

export function createWorld(options: WorldOptions = {}): World {
  const clock = createClock(options.now);
  const db = createDatabase((tables) => seed(tables, world.seededAt, world.size));
  let made: { at: Date; size: WorldSize } | undefined;
  const plans = new Set<ReturnType<typeof setTimeout>>();
  const world: World = {
    db,
    files: options.files ?? memoryFiles(),
    size: options.size ?? 'default',
    clock,
    sessions: new Sessions(db, clock),
    hub: new SocketHub(),
    faults: new Faults(),
    neighboursOnline: new Set(),
    wrongPasswords: new Map(),
    latencyMs: options.latencyMs ?? 0,
    isAlive: options.isAlive ?? false,
    isDocumentedOnly: false,
    seededAt: clock.now(),
    ended: 0,
    stored: async () => {},
    later(ms, act) {
      const plan = setTimeout(() => {
        plans.delete(plan);
        act();
      }, ms);
      plans.add(plan);
    },
    reset(seededAt = clock.now(), size = world.size) {
      for (const plan of plans) clearTimeout(plan);
      plans.clear();
      world.faults.clear();
      world.sessions.forget();
      world.wrongPasswords.clear();
      world.neighboursOnline.clear();
      for (const id of alwaysOnline) world.neighboursOnline.add(id);
      // Made at the minute: whoever resets within it, as tests and stories do, only takes back what was changed.
      const at = new Date(Math.floor(seededAt.getTime() / 60_000) * 60_000);
      const isMade = made?.size === size && made.at.getTime() === at.getTime();
      world.seededAt = at;
      world.size = size;
      made = { at, size };
      if (isMade) db.rewind();
      else db.reset();
    },
  };
  world.reset();
  return world;
}
