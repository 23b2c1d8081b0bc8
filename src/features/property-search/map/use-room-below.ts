import { useLayoutEffect, useState, type RefObject } from 'react';

/** How long scrolling rests before the room is measured again, ms. */
const restMs = 120;

/** Pixels from the top of an element, or from the top bar once it lies under that, to the bottom of the window. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(600);
  useLayoutEffect(() => {
    const life = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => {
      if (!element.current) return;
      const bar = Number.parseFloat(getComputedStyle(element.current).getPropertyValue('--topbar-h')) || 0;
      setRoom(window.innerHeight - Math.max(bar, Math.round(element.current.getBoundingClientRect().top)));
    };
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, restMs);
    };
    measure();
    // Filters above may come and go, and with them the top of the map.
    const observer = new ResizeObserver(rest);
    observer.observe(document.body);
    window.addEventListener('scroll', rest, { passive: true, signal: life.signal });
    window.addEventListener('resize', rest, { signal: life.signal });
    return () => {
      life.abort();
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element]);
  return room;
}
