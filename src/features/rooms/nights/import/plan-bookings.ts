// What a calendar file would change among the bookings on record.
import { isTaken, type Stay } from '../stays';

export interface BookingPlan {
  /** Not on record yet. */
  added: Stay[];
  /** On record with other dates. */
  moved: Stay[];
  /** On record as they are. */
  same: number;
  /** Of the same site and still to come, but no longer in its file: cancelled there. */
  gone: Stay[];
  /** Added or moved ones whose nights somebody else has. */
  clashes: Stay[];
}

const keyOf = ({ uid, from, to }: Stay) => uid ?? `${from}|${to}`;

/**
 * @param known the bookings on record
 * @param read those of the file
 * @param source the booking site that it came from
 * @param today ISO day in London: what has ended stays as it is
 */
export function planBookings(
  known: readonly Stay[],
  read: readonly Stay[],
  source: string,
  today: string,
): BookingPlan {
  const byKey = new Map(known.map((stay) => [keyOf(stay), stay]));
  const once = new Map(read.map((stay) => [keyOf(stay), stay]));
  const plan: BookingPlan = { added: [], moved: [], same: 0, gone: [], clashes: [] };
  for (const [key, stay] of once) {
    const before = byKey.get(key);
    if (before === undefined) plan.added.push(stay);
    else if (before.from === stay.from && before.to === stay.to) plan.same += 1;
    else plan.moved.push(stay);
  }
  plan.gone = known.filter(
    (stay) => stay.source === source && stay.uid !== undefined && stay.to > today && !once.has(keyOf(stay)),
  );
  const rest = known.filter((stay) => !once.has(keyOf(stay)) && !plan.gone.includes(stay));
  plan.clashes = [...plan.added, ...plan.moved].filter(({ from, to }) => isTaken(rest, from, to));
  return plan;
}

/** The bookings once the plan is carried out. @param removesGone whether cancelled ones are taken out */
export function bookingsAfter(
  known: readonly Stay[],
  { added, moved, gone }: BookingPlan,
  removesGone: boolean,
): Stay[] {
  const replaced = new Set(moved.map(keyOf));
  return [
    ...known.filter((stay) => !replaced.has(keyOf(stay)) && !(removesGone && gone.includes(stay))),
    ...moved,
    ...added,
  ].toSorted((a, b) => a.from.localeCompare(b.from));
}
