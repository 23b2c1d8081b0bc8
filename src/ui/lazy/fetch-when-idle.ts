import { savesData } from '@/lib/network/saves-data';
import { inBackground } from '@/lib/timing/background-load';
import { whenIdle } from '@/lib/timing/when-idle';
import { fetchPart } from './lazy-part';

/**
 * Fetches parts that a click may ask for, so that they are there in the first frame after it: one at each idle moment, in this order,
 * and none for somebody who saves data. What cannot be fetched is asked for where it is shown. Returns how to call off the rest.
 */
export function fetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  const waiting = savesData() ? [] : [...loads];
  const goOn = () => {
    const load = waiting.shift();
    if (load)
      void inBackground(fetchPart(load))
        .catch(() => undefined)
        .then(() => whenIdle(goOn));
  };
  whenIdle(goOn);
  return () => void (waiting.length = 0);
}
