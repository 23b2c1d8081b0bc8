import { createContext, use } from 'react';
import type { Kept } from './device/kept-viewings';
import type { Notes } from './notes/notes';

interface ViewingContextValue {
  memberId: number;
  kept: Kept;
  edit: (act: (notes: Notes) => Notes) => void;
}

export const ViewingContext = createContext<ViewingContextValue | null>(null);

/** The viewing that is open. */
export function useViewing(): ViewingContextValue {
  const value = use(ViewingContext);
  if (!value) throw new Error('Only parts of viewing mode ask for the viewing');
  return value;
}
