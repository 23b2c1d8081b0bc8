// Whether a member is through with the first steps on this device. What is stored is read anew each time, so that tabs agree.
import { readStored, writeStored } from '@/lib/storage';

type Member = Readonly<{ id: number; joinedAt: string }>;

/** What could not be stored lives as long as the page. */
const unstored = new Map<number, string>();
const listeners = new Set<() => void>();
const keyOf = ({ id }: Member) => `onboarding-ended-${id}`;

/** Whether this account has ended them; an older account of the same number has not. */
export const hasEnded = (member: Member): boolean =>
  (unstored.get(member.id) ?? readStored(keyOf(member))) === member.joinedAt;

/** They were dismissed, or all are done: what is undone later does not bring them back. */
export function endSteps(member: Member): void {
  if (hasEnded(member)) return;
  if (!writeStored(keyOf(member), member.joinedAt)) unstored.set(member.id, member.joinedAt);
  listeners.forEach((listener) => listener());
}

/** Calls `listener` after each end, here and in other tabs. Returns what stops it. */
export function followEnds(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
