import { create } from 'zustand';

/** Whether the list follows the map while it is moved: as chosen last in this visit. */
export const useMapChoices = create<{ searchesAsMoved: boolean }>(() => ({ searchesAsMoved: true }));
