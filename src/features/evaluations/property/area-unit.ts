import { create } from 'zustand';

export type AreaUnit = 'feet' | 'metres';

const key = 'area-unit';

function load(): AreaUnit {
  try {
    return localStorage.getItem(key) === 'metres' ? 'metres' : 'feet';
  } catch {
    return 'feet';
  }
}

/** The unit in which this person types areas. */
export const useAreaUnit = create<{ unit: AreaUnit }>(() => ({ unit: load() }));

/** Keeps the unit on this device; where storage is blocked it holds for this page. */
export function chooseAreaUnit(unit: AreaUnit): void {
  try {
    localStorage.setItem(key, unit);
  } catch {
    // The store below has it as long as the page lives.
  }
  useAreaUnit.setState({ unit });
}
