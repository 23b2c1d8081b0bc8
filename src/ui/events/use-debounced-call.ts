import { useEffect, useRef } from 'react';

/** Does the last of many things, once there have been none for a moment; nothing once the component is gone. */
export function useDebouncedCall(delayMs: number): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  };
}
