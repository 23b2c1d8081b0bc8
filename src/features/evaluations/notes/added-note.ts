import { shortDay } from '@/lib/dates/day-text';

/** The most characters of an evaluation's notes, as the contract has it. */
export const longestNotes = 10_000;

/** Notes with one more below a date; null where there is no room for it. @param day ISO date */
export function withNote(notes: string, { text, from, day }: { text: string; from: string; day: string }) {
  const before = notes.trimEnd();
  const added = `${before && '\n\n'}${from}, ${shortDay(day)}:\n${text.trim()}`;
  const all = before + added;
  return all.length > longestNotes ? null : { all, added };
}

/** Notes without what was added, wherever that stands by now; as they are where it was changed since. */
export function withoutNote(notes: string, added: string): string {
  const at = notes.lastIndexOf(added);
  return at === -1 ? notes : notes.slice(0, at) + notes.slice(at + added.length);
}
