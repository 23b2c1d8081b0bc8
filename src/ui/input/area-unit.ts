import { create } from 'zustand';
import { readStored, writeStored } from '@/lib/storage';

export type AreaUnit = 'feet' | 'metres';

const key = 'area-unit';

/** The unit in which this person types areas. */
export const useAreaUnit = create<{ unit: AreaUnit }>(() => ({
  unit: readStored(key) === 'metres' ? 'metres' : 'feet',
}));

/** Keeps the unit on this device; where storage is blocked it holds for this page. */
export function chooseAreaUnit(unit: AreaUnit): void {
  writeStored(key, unit);
  useAreaUnit.setState({ unit });
}
