import { useEffect, useEffectEvent, useRef } from 'react';

/** An invisible point that says so when it comes within 600 px of the view; for loading the next page of a list. */
export function VisibleMarker({ onVisible }: { onVisible: () => void }) {
  const marker = useRef<HTMLSpanElement>(null);
  const sayVisible = useEffectEvent(onVisible);
  useEffect(() => {
    const element = marker.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      // Who scrolls fast is out of view and in it again before the first is told: both come at once, oldest first.
      (entries) => entries.at(-1)?.isIntersecting && sayVisible(),
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <span ref={marker} aria-hidden />;
}
