import { useState } from 'react';

type Key = string | number;

interface Slotted<Item> {
  item: Item;
  /** Names the elements in which the row is drawn. */
  slot: number;
}

/** Rows of one question, such as a filter's, in their slots, and those of the question before it. */
export interface Recycled<Item> {
  of: string;
  rows: readonly Slotted<Item>[];
  before: readonly Slotted<Item>[];
}

/**
 * Gives rows the slots of those before them. Within a question a row keeps its own, whatever comes or goes around it; the rows of the next
 * question are drawn in the same places, so that their elements are filled anew and not made again.
 * @param keyOf a row's identity
 */
export function recycle<Item>(
  last: Recycled<Item> | null,
  of: string,
  items: readonly Item[],
  keyOf: (item: Item, index: number) => Key,
): Recycled<Item> {
  if (last?.of !== of)
    return { of, rows: items.map((item, slot) => ({ item, slot })), before: last?.rows ?? [] };
  const slots = new Map(last.rows.map(({ item, slot }, index) => [keyOf(item, index), slot]));
  let free = Math.max(-1, ...slots.values()) + 1;
  const rows = items.map((item, index) => ({ item, slot: slots.get(keyOf(item, index)) ?? free++ }));
  return { ...last, rows };
}

/** The first `drawn` rows; until all are drawn, the other places keep what they show. */
export function rowsInPlace<Item>({ rows, before }: Recycled<Item>, drawn: number): readonly Slotted<Item>[] {
  if (drawn >= rows.length) return rows;
  const first = rows.slice(0, drawn);
  const taken = new Set(first.map(({ slot }) => slot));
  return [...first, ...before.filter(({ slot }) => !taken.has(slot))];
}

/** The rows of a list whose question changes, in the places of those before. */
export function useRecycledRows<Item>(
  items: readonly Item[],
  of: string,
  keyOf: (item: Item, index: number) => Key,
): Recycled<Item> {
  const [last, setLast] = useState(() => ({ items, recycled: recycle(null, of, items, keyOf) }));
  if (last.items === items && last.recycled.of === of) return last.recycled;
  const recycled = recycle(last.recycled, of, items, keyOf);
  setLast({ items, recycled });
  return recycled;
}
