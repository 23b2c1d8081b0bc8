import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `delayMs`; `initial` until then. */
export function useDebounced<T>(value: T, delayMs: number, initial: T = value): T {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
