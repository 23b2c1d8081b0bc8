// What a member notes at a viewing: pure, so that it can be kept, compared and sent from anywhere.
import type { Schemas } from '@/api/contract';

export type Viewing = Schemas['PropertyViewing'];
export type Check = Schemas['ViewingCheck'];

/** A check as it is noted here; `photo` is a picture on this device that the server does not have yet. */
export type NotedCheck = Check & { photo?: string };

export interface Notes {
  /** By `keyOf`, in their order. */
  checks: Readonly<Record<string, NotedCheck>>;
  score: number | null;
  summary: string;
  /** The member says that the viewing is over. */
  isDone: boolean;
}

/** A check is known by its room and its name. */
export const keyOf = ({ room, item }: Pick<Check, 'room' | 'item'>): string => `${room ?? ''}/${item}`;

/** What names the row of a check in a list; without a space. */
export const rowName = (check: Pick<Check, 'room' | 'item'>): string => encodeURIComponent(keyOf(check));

export const blankCheck = (room: string | undefined, item: string): NotedCheck => ({
  ...(room !== undefined && { room }),
  item,
  state: 'unknown',
  note: '',
  image: null,
  cost: null,
});

/** The notes that the server has. */
export const notesOf = ({ checklist, score, summary, status }: Viewing): Notes => ({
  checks: Object.fromEntries(checklist.map((check) => [keyOf(check), check])),
  score,
  summary: summary ?? '',
  isDone: status === 'done',
});

/** With some fields of one check changed; a check that was not noted before is added. */
export function withCheck(notes: Notes, check: NotedCheck, change: Partial<NotedCheck>): Notes {
  const key = keyOf(check);
  const next = { ...check, ...notes.checks[key], ...change };
  return { ...notes, checks: { ...notes.checks, [key]: next } };
}

/** With another picture of one check, or with none. */
export function withPhoto(notes: Notes, check: NotedCheck, photo: string | null): Notes {
  const { photo: _old, ...rest } = notes.checks[keyOf(check)] ?? check;
  const next = { ...rest, image: null, ...(photo !== null && { photo }) };
  return { ...notes, checks: { ...notes.checks, [keyOf(check)]: next } };
}

export function withoutCheck(notes: Notes, check: Pick<Check, 'room' | 'item'>): Notes {
  const { [keyOf(check)]: _gone, ...checks } = notes.checks;
  return { ...notes, checks };
}

/** The checklist as it is sent: pictures go ahead of it, and what is not sent yet is left out. */
export const checklistOf = ({ checks }: Notes): Check[] =>
  Object.values(checks).map(({ room, item, state, note, image, cost }) => ({
    ...(room !== undefined && { room }),
    item,
    state,
    note,
    image,
    cost,
  }));

/** The order of checks is no difference: both sides add at the end. */
const comparable = (notes: Notes) =>
  JSON.stringify([
    checklistOf(notes)
      .map((check) => [keyOf(check), check.state, check.note, check.image, check.cost])
      .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
    notes.score,
    notes.summary.trim(),
    notes.isDone,
  ]);

/** Whether two notes say the same; a picture that is on this device alone is a difference. */
export function isSameNotes(one: Notes, other: Notes): boolean {
  const photos = (notes: Notes) => Object.values(notes.checks).some(({ photo }) => photo !== undefined);
  return !photos(one) && !photos(other) && comparable(one) === comparable(other);
}

/** What of the notes the server is told: a change of the viewing. */
export function changeOf(viewing: Viewing, notes: Notes): Schemas['PropertyViewingUpdate'] {
  return {
    checklist: checklistOf(notes),
    score: notes.score,
    summary: notes.summary.trim() || null,
    // One that was cancelled meanwhile stays cancelled.
    ...(notes.isDone && !/done|cancelled/.test(viewing.status) && { status: 'done' as const }),
  };
}
