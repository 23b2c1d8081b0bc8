// How a viewing went, and what is written of it.
import type { Schemas } from '@/api/contract';
import { movedBody, type WhenValues } from '../booking/form-values';
import { kindNames, statusAfter, type Viewing } from '../viewing-names';

export type Outcome = 'done' | 'no_show' | 'cancelled' | 'rescheduled';

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  done: 'Done',
  no_show: 'No-show',
  cancelled: 'Cancelled',
  rescheduled: 'Rescheduled',
};

/** Of a line in the log of a deal, and of the note that begins it. */
const maxLog = 200;
export const maxOutcomeNote = 160;

/** What can be said of it now: another time only while it is open, and never what it is already. */
export function outcomesOf({ status }: Pick<Viewing, 'status'>): Outcome[] {
  const next = statusAfter[status];
  const isOpen = status === 'requested' || status === 'confirmed';
  const settled = (['done', 'no_show', 'cancelled'] as const).filter((each) => next.includes(each));
  return isOpen ? [...settled, 'rescheduled'] : settled;
}

/** What is sent of an outcome. A note of it stays with the viewing; without one, what was noted before stays. */
export function outcomeBody(
  outcome: Outcome,
  note: string,
  when: WhenValues,
  viewing: Pick<Viewing, 'status'>,
): Schemas['PropertyViewingUpdate'] {
  const summary = note.trim();
  return {
    ...(outcome === 'rescheduled' ? movedBody(when, false, viewing) : { status: outcome }),
    ...(summary !== '' && { summary }),
  };
}

/** The line of the deal’s log that tells of a note. */
export const logText = (kind: Viewing['kind'], note: string): string =>
  `${kindNames[kind]}: ${note.trim()}`.slice(0, maxLog);
