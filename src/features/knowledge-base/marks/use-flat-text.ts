import { useEffect, useState, type RefObject } from 'react';
import { flatTextOf, type FlatText } from './text-places';

/** In characters: a text that is longer, and that still grows piece by piece, is read when it has stopped. */
const long = 60_000;

/** The words of an element, read anew in the next frame whenever they change: an article is formatted piece by piece. */
export function useFlatText(box: RefObject<HTMLElement | null>): FlatText | null {
  const [flat, setFlat] = useState<FlatText | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let length = 0;
    const readNow = () => {
      const read = flatTextOf(element);
      length = read.text.length;
      setFlat(read);
    };
    const read = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      if (length > long) timer = setTimeout(readNow, 300);
      else frame = requestAnimationFrame(readNow);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [box]);
  return flat;
}
