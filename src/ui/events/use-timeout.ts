import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `act`, always the latest one, once `delayMs` have passed; null waits for nothing. The time begins again whenever it or
 * `restartOn` changes.
 */
export function useTimeout(act: () => void, delayMs: number | null, restartOn?: unknown): void {
  const end = useEffectEvent(act);
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setTimeout(() => end(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, restartOn]);
}
