// Files and deals chosen for messages that are being written: they outlive the composer, as its text does, but not the page.
import { create } from 'zustand';
import type { Unsent } from '../engine/outbox';

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

export type ChosenCard = Unsent['cards'][number];

const noCards: readonly ChosenCard[] = [];
const useCards = create<{ chosen: ReadonlyMap<number, readonly ChosenCard[]> }>(() => ({
  chosen: new Map(),
}));

/** The deals that will go with the message being written in a conversation. */
export const useChosenCards = (conversationId: number): readonly ChosenCard[] =>
  useCards(({ chosen }) => chosen.get(conversationId) ?? noCards);

export const changeChosenCards = (
  conversationId: number,
  edit: (now: readonly ChosenCard[]) => readonly ChosenCard[],
): void =>
  useCards.setState(({ chosen }) => ({
    chosen: new Map(chosen).set(conversationId, edit(chosen.get(conversationId) ?? noCards)),
  }));

/** Whoever chose them is not signed in any more. */
export function forgetChosenFiles(): void {
  useChosen.setState({ chosen: new Map() });
  useCards.setState({ chosen: new Map() });
}
