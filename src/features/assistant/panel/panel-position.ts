// How large Ava's panel is and where it stands, for as long as this member is here.
import { createStore, type StoreApi } from 'zustand';

/** As the specification has it, as high as the window, or over the whole page, which has an address (use-page-mode.ts). */
export type PanelMode = 'panel' | 'tall' | 'page';

interface PlaceState {
  mode: Exclude<PanelMode, 'page'>;
  /** It was put over the whole page here, by an entry of its own in the history. */
  isPagePushed: boolean;
  /** How far left of its place at bottom right it was moved, in px. */
  shift: number;
}

export type PanelPosition = StoreApi<PlaceState>;

/** One press of an arrow key moves the panel so far, in px. */
export const shiftStep = 40;

export const createPosition = (): PanelPosition =>
  createStore<PlaceState>(() => ({ mode: 'panel', isPagePushed: false, shift: 0 }));

export const setMode = (place: PanelPosition, mode: PlaceState['mode']): void => place.setState({ mode });

/** @param most how far left there is room, in px */
export const setShift = (place: PanelPosition, shift: number, most: number): void =>
  place.setState({ shift: Math.round(Math.max(0, Math.min(shift, most))) });

/** How far left of its place a panel can go, in px: 8 px of the window are left. */
export const roomLeft = (panel: HTMLElement): number =>
  Math.max(0, document.documentElement.clientWidth - panel.offsetWidth - 28);
