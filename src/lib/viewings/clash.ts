// Which viewings overlap. Moments are compared, never clock times, so a change of the clocks moves nothing.

/** A time that is taken. */
export interface Slot {
  /** ISO moment. */
  startsAt: string;
  minutes: number;
}

interface Viewing extends Slot {
  id: string;
  status: 'requested' | 'confirmed' | 'done' | 'no_show' | 'cancelled';
}

const minuteMs = 60_000;

/** When it is over, in ms since 1970; NaN for a moment that cannot be read. */
export const endOf = ({ startsAt, minutes }: Slot): number => Date.parse(startsAt) + minutes * minuteMs;

/** Whether two overlap; one that begins as the other ends does not. */
export const doOverlap = (a: Slot, b: Slot): boolean =>
  Date.parse(a.startsAt) < endOf(b) && Date.parse(b.startsAt) < endOf(a);

/** Whether it still takes its time: cancelled, missed and finished ones take none. */
export const isOpen = ({ status }: Pick<Viewing, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed';

/**
 * The open viewings that overlap a planned one, the earliest first.
 * @param ownId the planned one's own id, where it is booked already
 */
export const clashesOf = <Other extends Viewing>(
  planned: Slot,
  others: readonly Other[],
  ownId?: string,
): Other[] =>
  others
    .filter((other) => other.id !== ownId && isOpen(other) && doOverlap(planned, other))
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
