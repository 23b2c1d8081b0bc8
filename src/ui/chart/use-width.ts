import { useCallback, useState, type RefCallback } from 'react';

/** The width of an element in whole pixels, kept up to date: charts are drawn at 1:1. */
export function useWidth(initial: number): [RefCallback<HTMLDivElement>, number] {
  const [width, setWidth] = useState(initial);
  const box = useCallback((element: HTMLDivElement) => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
