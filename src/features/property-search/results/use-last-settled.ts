import { useState } from 'react';

/** While the next answer is on its way, what is said is said of the answer before. */
export function useLastSettled<T>(value: T, isSettled: boolean): T {
  const [last, setLast] = useState(value);
  if (isSettled && last !== value) setLast(value);
  return isSettled ? value : last;
}
