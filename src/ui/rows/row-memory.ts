import type { VirtualItem } from '@tanstack/react-virtual';

/** Of so many lists the heights are known; the one left longest ago is forgotten first. */
const mostLists = 10;

const lists = new Map<string, VirtualItem[]>();

/** The measured rows of a list that was left, by the name under which they are kept. */
export const measuredRows = (name: string | undefined): VirtualItem[] =>
  (name !== undefined && lists.get(name)) || [];

/** Keeps the measured rows of a list that is being left. */
export function rememberRows(name: string, rows: VirtualItem[]): void {
  lists.delete(name);
  lists.set(name, rows);
  const [oldest] = lists.keys();
  if (oldest !== undefined && lists.size > mostLists) lists.delete(oldest);
}
