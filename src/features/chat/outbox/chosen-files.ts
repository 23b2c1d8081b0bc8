// Files chosen for messages that are being written: they outlive the composer, as its text does, but not the page.
import { create } from 'zustand';

export interface Attached {
  id: number;
  kind: 'image' | 'document';
  name: string;
  /** null while it is made smaller. */
  file: File | null;
}

const none: readonly Attached[] = [];
const useChosen = create<{ chosen: ReadonlyMap<number, readonly Attached[]> }>(() => ({ chosen: new Map() }));

/** What will go with the message being written in a conversation. */
export const useChosenFiles = (conversationId: number): readonly Attached[] =>
  useChosen(({ chosen }) => chosen.get(conversationId) ?? none);

export function changeChosenFiles(
  conversationId: number,
  edit: (now: readonly Attached[]) => readonly Attached[],
): void {
  useChosen.setState(({ chosen }) => {
    const next = new Map(chosen);
    const files = edit(chosen.get(conversationId) ?? none);
    if (files.length > 0) next.set(conversationId, files);
    else next.delete(conversationId);
    return { chosen: next };
  });
}

export const hasChosenFiles = (): boolean => useChosen.getState().chosen.size > 0;

/** Whoever chose them is not signed in any more. */
export function forgetChosenFiles(): void {
  useChosen.setState({ chosen: new Map() });
}
