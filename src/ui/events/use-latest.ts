import { useEffect, useRef, type RefObject } from 'react';

/** What was drawn last, for handlers that stay the same. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
