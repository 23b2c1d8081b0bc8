// Cards chosen for messages that are being written: a draft of their conversation beside its text.
import { useMemo } from 'react';
import { writeDraft } from '@/ui/draft/draft-parts';
import { keyOf, useDrafts } from '@/ui/draft/draft-store';
import type { Unsent } from '../engine/outbox';

export type ChosenCard = Unsent['cards'][number];

const placeOf = (conversationId: number) => `message-cards:${conversationId}`;

/** Storage may hold anything: only what is whole is taken. */
function cardsIn(draft: string): readonly ChosenCard[] {
  try {
    const stored: unknown = JSON.parse(draft);
    return Array.isArray(stored) ? stored.filter(isCard) : [];
  } catch {
    return [];
  }
}

function isCard(value: unknown): value is ChosenCard {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, refId, title, price, line } = value as Record<string, unknown>; // -- an object was checked for just above
  if (typeof refId !== 'string' || typeof title !== 'string') return false;
  if (kind === 'poll') return typeof price === 'number';
  if (kind === 'quote') return typeof line === 'string';
  return kind === 'evaluation' || kind === 'listing' || kind === 'property' || kind === 'contact';
}

const draftOf = (userId: number, conversationId: number) =>
  useDrafts.getState().drafts[keyOf(userId, placeOf(conversationId))]?.text ?? '';

/** The cards that will go with the message being written in a conversation; the same list while they are the same. */
export function useChosenCards(userId: number, conversationId: number): readonly ChosenCard[] {
  const draft = useDrafts(() => draftOf(userId, conversationId));
  return useMemo(() => cardsIn(draft), [draft]);
}

export function changeChosenCards(
  userId: number,
  conversationId: number,
  edit: (now: readonly ChosenCard[]) => readonly ChosenCard[],
): void {
  const cards = edit(cardsIn(draftOf(userId, conversationId)));
  writeDraft(userId, placeOf(conversationId), cards.length === 0 ? '' : JSON.stringify(cards));
}
