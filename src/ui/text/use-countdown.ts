import { useState } from 'react';
import { useTimeout } from '../events/use-timeout';

/** Whole seconds left of a countdown, and how to start one; 0 when none runs. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useTimeout(() => setSecondsLeft(secondsLeft - 1), secondsLeft > 0 ? 1000 : null, secondsLeft);
  return [secondsLeft, setSecondsLeft];
}
