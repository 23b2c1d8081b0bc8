// Which viewings are on this device, in a form that can be asked for at once. The notes themselves are with viewing mode.
import { readStored, writeStored } from '@/lib/storage';

const keyOf = (memberId: number) => `viewing-notes:${memberId}`;

/** By a viewing's id whether it has something that was not sent. */
type Marks = Readonly<Record<string, boolean>>;

function marksOf(memberId: number): Marks {
  try {
    const found: unknown = JSON.parse(readStored(keyOf(memberId)) ?? '{}');
    const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter(([, isUnsent]) => typeof isUnsent === 'boolean'));
  } catch {
    return {};
  }
}

function write(memberId: number, marks: Marks): void {
  const isEmpty = Object.keys(marks).length === 0;
  writeStored(keyOf(memberId), isEmpty ? null : JSON.stringify(marks));
}

export function markKept(memberId: number, id: string, isUnsent: boolean): void {
  const marks = marksOf(memberId);
  if (marks[id] !== isUnsent) write(memberId, { ...marks, [id]: isUnsent });
}

/** A viewing is no longer kept, or none of this member's is. */
export function unmarkKept(memberId: number, id?: string): void {
  const { [id ?? '']: _gone, ...others } = marksOf(memberId);
  write(memberId, id === undefined ? {} : others);
}

export const hasKeptViewings = (memberId: number): boolean => Object.keys(marksOf(memberId)).length > 0;

/** The viewings with notes that the server does not have. */
export const unsentViewings = (memberId: number): string[] =>
  Object.entries(marksOf(memberId)).flatMap(([id, isUnsent]) => (isUnsent ? [id] : []));
