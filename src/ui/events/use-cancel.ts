import { useEffect, useRef } from 'react';

interface Cancel {
  /** The signal of work that begins now. */
  begin: () => AbortSignal;
  cancel: () => void;
}

/** How to cancel the work that was begun last; it is cancelled too when its component goes. */
export function useCancel(): Cancel {
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const begin = () => {
    running.current = new AbortController();
    return running.current.signal;
  };
  return { begin, cancel };
}
