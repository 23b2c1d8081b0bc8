// "Something new since you last looked": apart from the server's count of unread ones (A9).
import { create } from 'zustand';

interface Attention {
  isWanted: boolean;
  /** What came the last time something came; `turn` grows with each time, 0 before the first. */
  arrival: { turn: number; count: number };
}

export const useAttention = create<Attention>(() => ({ isWanted: true, arrival: { turn: 0, count: 0 } }));

export function setAttention(isWanted: boolean): void {
  useAttention.setState({ isWanted });
}

/** So many have just come: the badge moves once, and a screen reader is told once. */
export function sayArrived(count: number): void {
  useAttention.setState(({ arrival }) => ({ arrival: { turn: arrival.turn + 1, count } }));
}
