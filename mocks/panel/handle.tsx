import { useEffect, useRef, useState } from 'react';
import { freePosition, type HandlePosition } from './free-position';

interface HandleProps {
  /** How many things are out of the ordinary. */
  activeCount: number;
  onOpen: () => void;
}

const pollIntervalMs = 400;

/** The small handle at the edge. It stands where it covers no control of the application, and nowhere when there is no such place. */
export function Handle({ activeCount, onOpen }: HandleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [position, setPosition] = useState<HandlePosition | null>(null);

  useEffect(() => {
    const updatePosition = () =>
      setPosition((current) => {
        const next = freePosition(current, button.current?.getRootNode());
        return next?.top === current?.top && next?.side === current?.side ? current : next;
      });
    updatePosition();
    const timer = setInterval(updatePosition, pollIntervalMs);
    window.addEventListener('resize', updatePosition);
    window.addEventListener('scroll', updatePosition, { passive: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', updatePosition);
      window.removeEventListener('scroll', updatePosition);
    };
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className="handle"
      data-side={position?.side ?? 'right'}
      data-active={activeCount > 0 || undefined}
      hidden={position === null}
      style={position === null ? undefined : { top: position.top }}
      aria-label={activeCount === 0 ? 'QA panel' : `QA panel, ${activeCount} active`}
      title="QA panel (Ctrl and the key left of 1)"
      onClick={onOpen}
    >
      QA
      {activeCount > 0 && <span aria-hidden="true">{activeCount}</span>}
    </button>
  );
}
