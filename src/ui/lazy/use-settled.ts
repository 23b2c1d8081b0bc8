import { useEffect, useState } from 'react';
import { whenSettled, type Settled } from '@/lib/timing/when-settled';

/**
 * What ended the first load, for what comes once it is over; null until then.
 * @param initial what is known to have ended it already
 */
export function useSettled(initial: Settled | null = null): Settled | null {
  const [settled, setSettled] = useState(initial);
  useEffect(() => whenSettled(setSettled), []);
  return settled;
}
