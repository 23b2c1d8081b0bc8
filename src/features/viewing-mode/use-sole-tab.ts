import { useEffect, useState } from 'react';

/** How long the tab before may take to let go, as with a reload, in ms. */
const patience = 500;

/**
 * Whether this tab is the one in which something is edited: `elsewhere` while another one has it, until that is closed. Browsers
 * without locks do not tell, and every tab is then taken for the only one.
 */
export function useSoleTab(name: string): { isElsewhere: boolean; takeOver: () => void } {
  const [isElsewhere, setElsewhere] = useState(false);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const life = new AbortController();
    let release = () => {};
    const timer = setTimeout(() => setElsewhere(true), patience);
    const hold = () => {
      clearTimeout(timer);
      setElsewhere(false);
      return new Promise<void>((resolve) => (release = resolve));
    };
    // A lock that is taken over can't be given up by a signal, nor be waited for with one.
    const options = isTaken ? { steal: true } : { signal: life.signal };
    navigator.locks.request(name, options, hold).catch(() => {
      // Another tab has taken it over.
      if (!life.signal.aborted) setElsewhere(true);
      setTaken(false);
    });
    return () => {
      clearTimeout(timer);
      life.abort();
      release();
    };
  }, [name, isTaken]);
  return { isElsewhere, takeOver: () => setTaken(true) };
}

export const soleTabName = (memberId: number, id: string): string => `viewing-mode ${memberId} ${id}`;

/** Does something once this tab has let go, unless another one has taken it up. */
export async function whenSole(name: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request(name, { signal: AbortSignal.timeout(2000) }, act).catch(() => undefined);
}
