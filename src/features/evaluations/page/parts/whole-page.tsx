import { createContext, use, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '@/ui/events/use-event';

const Context = createContext(false);

/** Whether all of the page has to be there, out of view too: it is printed, or the browser searches in it. */
export const useIsWhole = (): boolean => use(Context);

/** Makes what is out of view before the browser prints the page or opens its search; it stays from then on. */
export function WholePage({ children }: { children: ReactNode }) {
  const [isWhole, setWhole] = useState(false);
  // The browser prints or searches as soon as the event is over, so waiting for the next frame is too late.
  const makeWhole = () => flushSync(() => setWhole(true));
  useEvent('window', 'beforeprint', makeWhole, !isWhole);
  useEvent('window', 'keydown', (event) => isSearch(event) && makeWhole(), !isWhole);
  return <Context value={isWhole}>{children}</Context>;
}

const isSearch = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'F3' || ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'f');
