import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Modal {
  id: string;
  title: string;
  /** 480, 640 or 880 px wide; all but `sm` fill the screen below 768 px, `full` always does. */
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  content: ReactNode;
  footer?: ReactNode;
  /** Only the content is seen: the title is for screen readers, and the content brings its own way out. */
  isBare?: boolean | undefined;
  /** Classes of the popup beside its own: its place, for instance. */
  className?: string | undefined;
  /** Asked before the close button or Escape closes it; false keeps it open, for instance to ask about unsaved text. */
  canClose?: (() => boolean) | undefined;
}

/** The open modals, the one in view last. The others wait, hidden, with their state. */
export const useModals = create<{ modals: readonly Modal[] }>(() => ({ modals: [] }));

function top(modals: readonly Modal[]) {
  return modals.at(-1);
}

/** Shows a modal over whatever is open. One that is already in view is updated instead; one that waits comes to the top. */
export function openModal(modal: Modal) {
  useModals.setState(({ modals }) => ({ modals: [...modals.filter(({ id }) => id !== modal.id), modal] }));
}

/** Changes some properties of an open modal, in view or waiting. An unknown id changes nothing. */
export function updateModal(id: string, patch: Partial<Omit<Modal, 'id'>>) {
  useModals.setState(({ modals }) => ({
    modals: modals.map((modal) => (modal.id === id ? { ...modal, ...patch } : modal)),
  }));
}

/** Closes the modal in view and restores the one before it. Any other id does nothing (SPEC §4). Asks no one. */
export function closeModal(id: string) {
  useModals.setState(({ modals }) => (top(modals)?.id === id ? { modals: modals.slice(0, -1) } : { modals }));
}

/** As the close button and Escape do it: closes the modal in view unless its `canClose` says no. */
export function requestCloseModal(id: string) {
  const modal = top(useModals.getState().modals);
  if (modal?.id === id && (modal.canClose?.() ?? true)) closeModal(id);
}

/** As if each were closed by its button, from the top down; false when one refused, which is then in view. */
export function requestCloseAllModals(): boolean {
  for (let modal = top(useModals.getState().modals); modal; modal = top(useModals.getState().modals)) {
    const { id } = modal;
    requestCloseModal(id);
    if (useModals.getState().modals.some((each) => each.id === id)) return false;
  }
  return true;
}

/** Closes all, asking no one: the session ended, or their code could not be loaded. */
export function closeAllModals() {
  useModals.setState({ modals: [] });
}
