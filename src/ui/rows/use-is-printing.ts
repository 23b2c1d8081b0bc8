import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '../events/use-event';

/** Whether the browser prints the page: true before it looks at it, so that what is out of view can be put there. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // The browser prints as soon as the event is over, so waiting for the next frame is too late.
  useEvent('window', 'beforeprint', () => flushSync(() => setIsPrinting(true)));
  useEvent('window', 'afterprint', () => setIsPrinting(false));
  return isPrinting;
}
