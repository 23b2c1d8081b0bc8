import { GripVertical } from 'lucide-react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useStore } from 'zustand';
import { roomLeft, setShift, shiftStep, type PanelPosition } from './panel-position';

interface MoveHandleProps {
  panel: RefObject<HTMLElement | null>;
  place: PanelPosition;
}

/** Moves the panel by the arrow keys: Home takes it back to its place, End as far to the left as there is room. */
export function MoveHandle({ panel, place }: MoveHandleProps) {
  const shift = useStore(place, (state) => state.shift);
  const [most, setMost] = useState(0);
  const measure = () => (panel.current ? roomLeft(panel.current) : 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: shift + shiftStep,
      ArrowRight: shift - shiftStep,
      Home: 0,
      End: Infinity,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setShift(place, next, measure());
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label="Move the panel to the left"
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={Math.max(most, shift)}
      aria-valuenow={shift}
      aria-valuetext={shift === 0 ? 'Default position' : `${shift} pixels to the left`}
      title="Drag to move. Double-click to reset."
      onFocus={() => setMost(measure())}
      onKeyDown={onKeyDown}
      className="grid size-[30px] shrink-0 place-items-center rounded-md text-ink-3 hover:bg-hover max-md:hidden"
    >
      <GripVertical aria-hidden size={17} />
    </span>
  );
}
