import type { RefurbItem } from './inputs';

/**
 * What of a viewing's checklist is work: where, what, and for how much (£ including VAT; null for no cost). A cost counts while
 * its check is a problem; it is kept with one that is none, and counts again with the problem.
 */
export interface ViewedWork {
  state: 'ok' | 'issue' | 'unknown';
  room?: string | undefined;
  item: string;
  cost: number | null;
}

/** The room of works that belong to none. */
export const worksRoom = 'Refurbishment';

const longestName = 120;

/** What the line is called in the deal: `Kitchen: Damp`, `New boiler`. */
export const workName = ({ room, item }: Pick<ViewedWork, 'room' | 'item'>): string =>
  (room === undefined || room === worksRoom ? item : `${room}: ${item}`).slice(0, longestName);

/** What a check adds to the works, £ including VAT; null for nothing. */
export const costOf = ({ state, cost }: Pick<ViewedWork, 'state' | 'cost'>): number | null =>
  state === 'issue' ? cost : null;

const costsOf = (works: readonly ViewedWork[]) =>
  new Map(
    works.flatMap((work) => {
      const cost = costOf(work);
      return cost === null ? [] : [[workName(work), cost] as const];
    }),
  );

/**
 * The deal's lines of works in step with a viewing whose costs changed from `before` to `after`. A line that was renamed, priced
 * anew or removed in the deal since stays as it is there: the deal knows better than the viewing.
 */
export function withViewedWorks(
  items: readonly RefurbItem[],
  before: readonly ViewedWork[],
  after: readonly ViewedWork[],
): RefurbItem[] {
  const had = costsOf(before);
  const has = costsOf(after);
  const lines = [...items];
  const placeOf = (name: string, cost: number) =>
    lines.findIndex(
      (line) => line.name === name && line.qty === 1 && line.rate === cost && line.vatPct === 0,
    );
  for (const [name, cost] of had) {
    const now = has.get(name);
    const place = now === cost ? -1 : placeOf(name, cost);
    if (place === -1) continue;
    if (now === undefined) lines.splice(place, 1);
    else lines[place] = { name, qty: 1, rate: now, vatPct: 0 };
  }
  for (const [name, cost] of has) {
    if (!had.has(name)) lines.push({ name, qty: 1, rate: cost, vatPct: 0 });
  }
  return lines;
}
