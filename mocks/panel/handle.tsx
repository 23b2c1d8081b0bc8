import { useEffect, useRef, useState } from 'react';
import { freePlace, type Place } from './free-place';

interface HandleProps {
  /** How many things are out of the ordinary. */
  activeCount: number;
  onOpen: () => void;
}

const lookEveryMs = 400;

/** The small handle at the edge. It stands where it covers no control of the application, and nowhere when there is no such place. */
export function Handle({ activeCount, onOpen }: HandleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);

  useEffect(() => {
    const look = () =>
      setPlace((current) => {
        const next = freePlace(current, button.current?.getRootNode());
        return next?.top === current?.top && next?.side === current?.side ? current : next;
      });
    look();
    const timer = setInterval(look, lookEveryMs);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look);
    };
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className="handle"
      data-side={place?.side ?? 'right'}
      data-active={activeCount > 0 || undefined}
      hidden={place === null}
      style={place === null ? undefined : { top: place.top }}
      aria-label={activeCount === 0 ? 'QA panel' : `QA panel, ${activeCount} active`}
      title="QA panel (Ctrl and the key left of 1)"
      onClick={onOpen}
    >
      QA
      {activeCount > 0 && <span aria-hidden="true">{activeCount}</span>}
    </button>
  );
}
