// The deal that is being moved, by pointer or by keyboard, and where it would be dropped.
import { create } from 'zustand';
import { afterPaint } from '@/lib/timing/after-paint';
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
  /**
   * Nothing below the pointer is hovered, and the two ends are within reach: from the lift by a pointer to the frame after the drop, which
   * has enough to draw without them.
   */
  isShielded: boolean;
}

const nothing = { deal: null, by: null, target: null, pending: null } as const;

export const useCarry = create<Carry>(() => ({ ...nothing, isShielded: false }));

export function lift(deal: DealCard, by: 'pointer' | 'keyboard', target: Target | null): void {
  useCarry.setState({ deal, by, target, pending: null, isShielded: by === 'pointer' });
}

export function aimAt(target: Target | null): void {
  const { target: now } = useCarry.getState();
  if (now?.stage === target?.stage && now?.afterId === target?.afterId) return;
  useCarry.setState({ target });
}

/** Nothing is carried any more; a move that is shown already stays shown. */
export function letGo(pending: Move | null = null): void {
  useCarry.setState({ ...nothing, pending });
  if (useCarry.getState().isShielded)
    afterPaint(() => useCarry.setState(({ by }) => ({ isShielded: by === 'pointer' })));
}

/** A move that was sent is over: what the cache has is shown. */
export function endPending({ id, at }: Move): void {
  useCarry.setState(({ pending }) => (pending?.id === id && pending.at === at ? { pending: null } : {}));
}
