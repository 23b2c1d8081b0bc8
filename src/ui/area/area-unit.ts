import { createContext, use } from 'react';
import { create } from 'zustand';
import type { AreaUnit } from '@/lib/area';
import { readStored, writeStored } from '@/lib/storage';

const key = 'area-unit';

const load = (): { unit: AreaUnit } => ({ unit: readStored(key) === 'sqm' ? 'sqm' : 'sqft' });
const useStore = create(load);

// Another tab chose. Rules that are tested without a browser import the fields of forms.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) useStore.setState(load());
  });

/** The unit of the figures in it, whatever this member chose for the site; null leaves the choice. */
export const FixedAreaUnit = createContext<AreaUnit | null>(null);

/** The unit in which areas are entered and shown here. */
export function useAreaUnit(): AreaUnit {
  const chosen = useStore(({ unit }) => unit);
  return use(FixedAreaUnit) ?? chosen;
}

/** Keeps the unit on this device and shows it at once, here and in other tabs; where storage is blocked it holds for this page. */
export function chooseAreaUnit(unit: AreaUnit): void {
  writeStored(key, unit);
  useStore.setState({ unit });
}
