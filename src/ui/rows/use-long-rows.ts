import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLazyPart } from '../lazy/lazy-part';
import type { RowOptions, RowWindow } from './row-window';

/** Up to so many rows are simply all there, for the browser's own search and for printing. */
export const plainRows = 100;
export const loadWindow = () => import('./row-window');

interface LongRowsOptions<Item> extends RowOptions<Item> {
  /** Of how many rows this list is a part, where several stand below each other; its own when left out. */
  total?: number;
}

/**
 * The rows of a list in the page that are to be drawn. Up to a hundred are all; beyond that, those near the view, those
 * with the focus, and those with something open. Rows keep their elements and their state when a list becomes long.
 * @param items every row there is, each with a key of its own
 * @returns `shown`, in the order of `items`, and the ref of the element whose children they are, one element for each
 */
export function useLongRows<Item, List extends HTMLElement>(
  items: readonly Item[],
  { total = items.length, ...options }: LongRowsOptions<Item>,
): { shown: readonly Item[]; list: RefObject<List | null> } {
  const list = useRef<List>(null);
  const isLong = total > plainRows;
  const loaded = useLazyPart(loadWindow, isLong);
  const part = isLong ? loaded : null;
  const [keys, setKeys] = useState(() => part?.firstKeys(items, options) ?? null);
  const rows = useRef<RowWindow<Item>>(null);
  useLayoutEffect(() => {
    rows.current = part && new part.RowWindow(setKeys);
    return () => rows.current?.close();
  }, [part]);
  useLayoutEffect(() => rows.current?.draw(list.current, items, keys, options));
  return { shown: part?.shownRows(items, keys, options) ?? items, list };
}
