import { costOf } from '@/lib/evaluation/inputs/viewing-works';
import { keyOf, type NotedCheck, type Notes } from './notes';

/** One thing that was changed here and elsewhere, each in its own way. */
export interface Clash {
  /** `check:` with the check's key, `score` or `summary`. */
  id: string;
  name: string;
  /** As it reads; null where one side has removed it. */
  mine: string | null;
  theirs: string | null;
}

export type Side = 'mine' | 'theirs';

interface Merged {
  notes: Notes;
  clashes: Clash[];
}

const stateNames = { ok: 'OK', issue: 'Problem', unknown: 'Not checked' } as const;

/** By what is noted: servers may write a check's fields in another order. */
const isSame = (one: unknown, other: unknown) => comparable(one) === comparable(other);
const comparable = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

/** A check in one line: `Problem, £2,600, no service record`. */
function checkText(check: NotedCheck | undefined): string | null {
  if (!check) return null;
  const pounds = costOf(check);
  const cost = pounds === null ? '' : `£${pounds.toLocaleString('en-GB')}`;
  const photo = check.photo !== undefined || check.image !== null ? 'with a photo' : '';
  return [stateNames[check.state], cost, check.note, photo].filter(Boolean).join(', ');
}

/**
 * Brings what was noted here since `base` together with what somebody changed elsewhere since. What only one side changed is
 * taken; where both did, it is a clash, decided by `choices` and until then mine.
 */
export function mergeNotes(
  base: Notes,
  mine: Notes,
  theirs: Notes,
  choices: Readonly<Record<string, Side>> = {},
): Merged {
  const clashes: Clash[] = [];
  const pick = <T>(
    id: string,
    name: string,
    text: (value: T) => string | null,
    [was, my, their]: [T, T, T],
  ): T => {
    if (isSame(my, their) || isSame(was, their)) return my;
    if (isSame(was, my)) return their;
    clashes.push({ id, name, mine: text(my), theirs: text(their) });
    return choices[id] === 'theirs' ? their : my;
  };
  const keys = new Set([...Object.keys(theirs.checks), ...Object.keys(mine.checks)]);
  const checks: Record<string, NotedCheck> = {};
  for (const key of keys) {
    const sides = [base, mine, theirs].map(({ checks: each }) => each[key]);
    const { room, item } = sides.find((side) => side !== undefined) ?? { room: undefined, item: key };
    const name = room === undefined ? item : `${room}: ${item}`;
    const check = pick(`check:${key}`, name, checkText, [sides[0], sides[1], sides[2]]);
    if (check) checks[keyOf(check)] = check;
  }
  const notes = {
    checks,
    score: pick('score', 'Score', (value) => (value === null ? null : `${value} out of 5`), [
      base.score,
      mine.score,
      theirs.score,
    ]),
    summary: pick('summary', 'Summary', (value) => value || null, [
      base.summary,
      mine.summary,
      theirs.summary,
    ]),
    isDone: mine.isDone || theirs.isDone,
  };
  return { notes, clashes };
}
