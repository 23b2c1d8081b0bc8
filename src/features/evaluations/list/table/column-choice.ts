import { create } from 'zustand';
import { columns } from './columns';

const key = 'evaluation-columns';

/** The names of the figures that this person wants in the table; null while the width of the screen chooses. */
export type ColumnChoice = readonly string[] | null;

function load(): ColumnChoice {
  try {
    const kept = localStorage.getItem(key)?.split(',');
    const known = columns.map(({ sort }): string => sort).filter((each) => kept?.includes(each));
    return known.length > 0 ? known : null;
  } catch {
    return null;
  }
}

export const useColumnChoice = create<{ chosen: ColumnChoice }>(() => ({ chosen: load() }));

/** Keeps the choice on this device; where storage is blocked it holds for this page. */
export function chooseColumns(chosen: ColumnChoice): void {
  try {
    if (chosen) localStorage.setItem(key, chosen.join(','));
    else localStorage.removeItem(key);
  } catch {
    // The store below has it as long as the page lives.
  }
  useColumnChoice.setState({ chosen });
}
