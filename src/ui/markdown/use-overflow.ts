import { useCallback, useState, type RefCallback } from 'react';

/** Whether what is in a box is wider than the box. */
export function useOverflow(): [RefCallback<HTMLElement>, boolean] {
  const [isWide, setIsWide] = useState(false);
  const box = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, isWide];
}
