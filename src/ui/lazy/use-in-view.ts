import { useCallback, useState, type RefCallback } from 'react';

/** Whether an element is within `margin` (as in CSS) of the screen now; false until the browser has said so. */
export function useInView(margin: string): [RefCallback<Element>, boolean] {
  const [isInView, setInView] = useState(false);
  const place = useCallback(
    (element: Element) => {
      const observer = new IntersectionObserver(
        (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return [place, isInView];
}
