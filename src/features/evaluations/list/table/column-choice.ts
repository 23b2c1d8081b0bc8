import { create } from 'zustand';
import { readStored, writeStored } from '@/lib/storage';
import { columns } from './columns';

const key = 'evaluation-columns';

/** The names of the figures that this person wants in the table; null while the width of the screen chooses. */
export type ColumnChoice = readonly string[] | null;

function load(): ColumnChoice {
  const kept = readStored(key)?.split(',');
  const known = columns.map(({ sort }): string => sort).filter((each) => kept?.includes(each));
  return known.length > 0 ? known : null;
}

export const useColumnChoice = create<{ chosen: ColumnChoice }>(() => ({ chosen: load() }));

/** Keeps the choice on this device; where storage is blocked it holds for this page. */
export function chooseColumns(chosen: ColumnChoice): void {
  writeStored(key, chosen?.join(',') ?? null);
  useColumnChoice.setState({ chosen });
}
