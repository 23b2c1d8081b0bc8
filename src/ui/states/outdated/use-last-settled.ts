import { useState } from 'react';

/** While the next answer is on its way, what is said is said of the answer before. Undefined is no answer. */
export function useLastSettled<T>(value: T | undefined, isSettled: boolean): T | undefined {
  const [last, setLast] = useState(value);
  if (isSettled && value !== undefined && last !== value) setLast(value);
  return isSettled ? value : last;
}
