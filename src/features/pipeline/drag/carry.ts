// The deal that is being moved, by pointer or by keyboard, and where it would be dropped.
import { create } from 'zustand';
import type { DealCard, Stage } from '../model/deal-card';
import type { Move } from '../model/moves';

export interface Target {
  stage: Stage;
  /** The deal below which it would be dropped; null at the top. */
  afterId: string | null;
}

export interface Carry {
  deal: DealCard | null;
  by: 'pointer' | 'keyboard' | null;
  target: Target | null;
  /** A move that waits for an answer: the reason of a loss, or the first frame after a drop. It is shown already. */
  pending: Move | null;
}

const nothing: Carry = { deal: null, by: null, target: null, pending: null };

export const useCarry = create<Carry>(() => nothing);

export function lift(deal: DealCard, by: 'pointer' | 'keyboard', target: Target | null): void {
  useCarry.setState({ deal, by, target, pending: null });
}

export function aimAt(target: Target | null): void {
  const { target: now } = useCarry.getState();
  if (now?.stage === target?.stage && now?.afterId === target?.afterId) return;
  useCarry.setState({ target });
}

/** Nothing is carried any more; a move that is shown already stays shown. */
export function letGo(pending: Move | null = null): void {
  useCarry.setState({ ...nothing, pending });
}
