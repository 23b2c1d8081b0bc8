// What the mock server is like at a moment, as plain data: it can be stored, sent, and written as a link.
import { isSocketBehaviour, type SocketBehaviour } from '../engine/realtime/behaviour';
import type { WorldSize } from '../engine/seeds/world-size';
import { memberName } from '../features/account/seeds/accounts';
import { readFaultRule, tidyRules, writeFaultRule, type FaultRule } from './fault-rule';
import { momentOf, readMoment, writeMoment } from './moment';

export const paces = ['quiet', 'alive', 'busy'] as const;
/** What other members do: nothing, react to what the visitor writes, or write all the time. */
export type Pace = (typeof paces)[number];

export interface Situation {
  /** The username of who is signed in; null for nobody. */
  as: string | null;
  size: WorldSize;
  /** How long an answer takes, 0 to 60,000 ms; null: as long as this host is used to. */
  latencyMs: number | null;
  /** The clock's moment as `moment.ts` writes it; null: as this host is used to. */
  now: string | null;
  /** One for each target, in the order of `tidyRules`. */
  faults: readonly FaultRule[];
  /** How many calls of a hundred fail, 0 to 100: always the same ones. */
  flakyPercent: number;
  socket: SocketBehaviour;
  /** The browser believes to have no network, and has none. */
  isOffline: boolean;
  /** null: as this host is used to. */
  pace: Pace | null;
  /** The server has what the specification states, and nothing of what is our design. */
  isDocumentedOnly: boolean;
}

/** A member signed in, and nothing wrong. */
export const ordinary: Situation = {
  as: memberName,
  size: 'default',
  latencyMs: null,
  now: null,
  faults: [],
  flakyPercent: 0,
  socket: 'steady',
  isOffline: false,
  pace: null,
  isDocumentedOnly: false,
};

export const worldSizes: readonly WorldSize[] = ['default', 'large'];
export const maxLatencyMs = 60_000;

/** One situation made of parts: the later ones win, failures add up. */
export function combine(base: Situation, ...parts: readonly Partial<Situation>[]): Situation {
  return parts.reduce<Situation>(
    (whole, part) => ({ ...whole, ...part, faults: tidyRules([...whole.faults, ...(part.faults ?? [])]) }),
    base,
  );
}

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

const checks: { [Key in keyof Situation]: (value: unknown) => boolean } = {
  as: (value) => value === null || (typeof value === 'string' && value !== ''),
  size: (value) => worldSizes.some((each) => each === value),
  latencyMs: (value) => value === null || isWhole(value, maxLatencyMs),
  now: (value) => value === null || (typeof value === 'string' && readMoment(value) !== null),
  faults: (value) => Array.isArray(value) && value.every(isFaultRule),
  flakyPercent: (value) => isWhole(value, 100),
  socket: isSocketBehaviour,
  isOffline: (value) => typeof value === 'boolean',
  pace: (value) => value === null || paces.some((each) => each === value),
  isDocumentedOnly: (value) => typeof value === 'boolean',
};

function isFaultRule(value: unknown): boolean {
  try {
    // Whatever is wrong with it, writing and reading it brings it out.
    readFaultRule(writeFaultRule(value as FaultRule));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a situation, or parts of one, out of anything: a stored text, a file, a command from elsewhere. Throws with a
 * sentence that names what is wrong.
 */
export function readParts(value: unknown): Partial<Situation> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('A situation must be an object');
  }
  for (const [key, part] of Object.entries(value)) {
    if (!(key in checks)) throw new Error(`A situation has no “${key}”`);
    // `in` has just said that it is one of its keys.
    const isRight = checks[key as keyof Situation](part);
    // A moment may be well written and yet too far away: it says so itself.
    if (!isRight && key === 'now' && typeof part === 'string') momentOf(part);
    if (!isRight) throw new Error(`In a situation, ${key} can’t be ${JSON.stringify(part)}`);
  }
  // Every key and its value have been looked at.
  const parts = value as Partial<Situation>;
  const moment = parts.now == null ? null : readMoment(parts.now);
  return {
    ...parts,
    ...(parts.faults && { faults: tidyRules(parts.faults) }),
    ...(moment && { now: writeMoment(moment) }),
  };
}

/**
 * The parts of a situation that can be read, out of anything: what was kept by another version of the server may hold some
 * that cannot, and the others go on.
 */
export function readableParts(value: unknown): Partial<Situation> {
  if (typeof value !== 'object' || value === null) return {};
  const entries: [string, unknown][] = Object.entries(value);
  return entries.reduce<Partial<Situation>>((parts, [key, part]) => {
    try {
      return { ...parts, ...readParts({ [key]: part }) };
    } catch {
      return parts;
    }
  }, {});
}
