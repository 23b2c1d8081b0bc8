import { useEffect, useState, type RefObject } from 'react';
import { flatTextOf, type FlatText } from './text-places';

/** The words of an element, read anew in the next frame whenever they change: an article is formatted piece by piece. */
export function useFlatText(box: RefObject<HTMLElement | null>): FlatText | null {
  const [flat, setFlat] = useState<FlatText | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setFlat(flatTextOf(element)));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [box]);
  return flat;
}
