import { useState } from 'react';
import { useTimeout } from '../../events/use-timeout';

/** How long the owner of the value waits, ms: longer than the frame that shows it takes, sooner than a person’s next act. */
const commitMs = 400;

interface Pending<T> {
  value: T;
  /** What the owner may still say and is older. */
  older: readonly string[];
  isTold: boolean;
}

/**
 * A value that somebody else keeps, such as the address. A change holds here at once; its owner, whose own work would keep that frame
 * waiting, is told a moment later, and once for several quick changes. The newest wins, also over what the owner was told before it;
 * where the owner says something else, that holds.
 * @returns the value, and how to change it
 */
export function useLateCommit<T>(value: T, onCommit: (value: T) => void): [T, (next: T) => void] {
  const [pending, setPending] = useState<Pending<T> | null>(null);
  const key = JSON.stringify(value);
  const isOver = pending !== null && !isAhead(pending, key);
  if (isOver) setPending(null);
  const commit = () => {
    if (pending === null) return;
    setPending({ ...pending, isTold: true });
    onCommit(pending.value);
  };
  useTimeout(commit, pending === null || pending.isTold ? null : commitMs, pending);
  const change = (next: T) =>
    setPending((last) => ({ value: next, older: [...olderThanNext(last), key], isTold: false }));
  return [pending === null || isOver ? value : pending.value, change];
}

/** Whether the owner, who says `key`, has neither come to the change nor gone elsewhere. */
function isAhead<T>({ value, older, isTold }: Pending<T>, key: string): boolean {
  return older.includes(key) && !(isTold && key === JSON.stringify(value));
}

function olderThanNext<T>(last: Pending<T> | null): readonly string[] {
  if (last === null) return [];
  return last.isTold ? [...last.older, JSON.stringify(last.value)] : last.older;
}
