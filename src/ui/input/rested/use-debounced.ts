import { useState } from 'react';
import { useTimeout } from '../../events/use-timeout';

/** The value as it was when it last stayed the same for `delayMs`; `initial` until then. */
export function useDebounced<T>(value: T, delayMs: number, initial: T = value): T {
  const [debounced, setDebounced] = useState(initial);
  useTimeout(() => setDebounced(value), delayMs, value);
  return debounced;
}
