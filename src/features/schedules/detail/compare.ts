// What a check-out found otherwise than the check-in: items of two schedules of one kind, side by side.
import type { Schemas } from '@/api/contract';
import { conditionNames } from '../item-names';

type Item = Pick<Schemas['Schedule']['items'][number], 'room' | 'name' | 'qty' | 'condition'>;

export interface ItemChange {
  tone: 'green' | 'amber' | 'red' | 'teal';
  /** `Was good`, `1 of 4 missing`, `Added`. */
  text: string;
}

const ranks = { new: 0, good: 1, fair: 2, poor: 3 } as const;
const keyOf = ({ room, name }: Item) => `${room ?? ''}|${name}`.trim().toLowerCase();

/** The same item of the other schedule for each item; of several with one name each has its own. */
function paired<Row extends Item>(before: readonly Row[], after: readonly Item[]): (Row | undefined)[] {
  const left = new Map<string, Row[]>();
  for (const item of before) left.set(keyOf(item), [...(left.get(keyOf(item)) ?? []), item]);
  return after.map((item) => left.get(keyOf(item))?.shift());
}

function changesOf(item: Item, before: Item): ItemChange[] {
  const changes: ItemChange[] = [];
  if (item.qty < before.qty)
    changes.push({ tone: 'red', text: `${before.qty - item.qty} of ${before.qty} missing` });
  if (item.qty > before.qty) changes.push({ tone: 'teal', text: `Was ${before.qty}` });
  if (item.condition !== null && before.condition !== null && item.condition !== before.condition) {
    const isWorse = ranks[item.condition] > ranks[before.condition];
    changes.push({
      tone: isWorse ? 'amber' : 'green',
      text: `Was ${conditionNames[before.condition].toLowerCase()}`,
    });
  }
  return changes;
}

export interface Comparison<Row> {
  /** Of each item of the later schedule, in its order; none for what is as it was. */
  changes: ItemChange[][];
  /** Items of the earlier schedule that the later one does not have. */
  missing: Row[];
}

/** @param before the items of the earlier schedule @param after those of the later one */
export function compareItems<Row extends Item>(
  before: readonly Row[],
  after: readonly Item[],
): Comparison<Row> {
  const pairs = paired(before, after);
  const found = new Set(pairs);
  return {
    changes: after.map((item, index) => {
      const other = pairs[index];
      return other === undefined ? [{ tone: 'teal', text: 'Added' }] : changesOf(item, other);
    }),
    missing: before.filter((item) => !found.has(item)),
  };
}
