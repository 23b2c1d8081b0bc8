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
  /** Asked before the close button or Escape closes it; false keeps it open. */
  canClose?: (() => boolean) | undefined;
  /** Whether something in it would be lost: the close button and Escape then ask, inside the modal, before it closes. */
  isDirty?: (() => boolean) | undefined;
  /** What it then asks, and the two answers; by default whether to discard changes. */
  question?: { text: string; stay: string; leave: string } | undefined;
  /** For one that the address opens: whether the page with this search (`?task=…`) closes it, and so has to ask first. */
  isClosedBy?: ((search: string) => boolean) | undefined;
}

interface Modals {
  /** The open ones, the one in view last. The others wait, hidden, with their state. */
  modals: readonly Modal[];
  /** The modal that asks whether to discard what was changed in it; null while none does. */
  asking: string | null;
}

export const useModals = create<Modals>(() => ({ modals: [], asking: null }));

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
  useModals.setState(({ modals }) =>
    top(modals)?.id === id ? { modals: modals.slice(0, -1), asking: null } : {},
  );
}

/**
 * As the close button and Escape do it: closes the modal in view unless its `canClose` says no or it has to ask first.
 * While it asks, the same is the answer that loses nothing.
 */
export function requestCloseModal(id: string) {
  const { modals, asking } = useModals.getState();
  const modal = top(modals);
  if (modal?.id !== id) return;
  if (asking === id) keepOpen();
  else if (modal.canClose?.() === false) return;
  else if (modal.isDirty?.()) useModals.setState({ asking: id });
  else closeModal(id);
}

/** The question is answered with no: on with the work. */
export function keepOpen() {
  useModals.setState({ asking: null });
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
  useModals.setState({ modals: [], asking: null });
}
