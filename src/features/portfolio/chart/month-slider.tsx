import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface MonthSliderProps {
  label: string;
  /** How many months there are, at least one. */
  count: number;
  /** The month that is pointed at, by position; null for none, and the last is read out. */
  pointed: number | null;
  onPoint: (index: number | null) => void;
  /** What is read out of a month. */
  textOf: (index: number) => string;
  /** The month at a place of the drawing, px from its left; one beyond the ends is the end. */
  indexAt: (place: number) => number;
  /** The drawing. */
  children: ReactNode;
}

/**
 * A chart by months, gone through with the pointer or as a slider by the keyboard: the arrows move by a month, Page Up and Page Down by a
 * year, Home and End to the first and the last.
 */
export function MonthSlider({ label, count, pointed, onPoint, textOf, indexAt, children }: MonthSliderProps) {
  const hint = useId();
  const last = count - 1;
  const at = Math.min(pointed ?? last, last);
  const point = (index: number) => onPoint(Math.min(last, Math.max(0, index)));
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - 12,
      PageUp: at + 12,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    point(next);
  };
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={textOf(at)}
        aria-describedby={hint}
        onKeyDown={move}
        onPointerMove={({ clientX, currentTarget }) =>
          point(indexAt(clientX - currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => onPoint(null)}
        onBlur={() => onPoint(null)}
        className="rounded-md outline-offset-2"
      >
        {children}
      </div>
      <p id={hint} className="sr-only">
        Use the arrow keys to move between months.
      </p>
    </>
  );
}
