import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '@/lib/timing/after-paint';
import { isDrawnWhole, stepsTaken } from './turn';

/**
 * False in the first frame of a page that was turned to, true from the next one on. On a page that is gone back to it is true at once.
 * @param isPanel what opens over a page always shows its frame first
 */
export function useLater({ isPanel = false } = {}): boolean {
  const [isNow, setIsNow] = useState(() => !isPanel && isDrawnWhole());
  useEffect(() => (isNow ? undefined : afterPaint(() => setIsNow(true))), [isNow]);
  return isNow;
}

interface LaterProps {
  /** What stands there in the first frame, of the same shape. */
  skeleton: ReactNode;
  isPanel?: boolean;
  /** Called when it is drawn: what it needs is not made before. */
  children: () => ReactNode;
}

/** The data of a page or a panel: the frame around it is painted first. */
export function Later({ skeleton, isPanel = false, children }: LaterProps) {
  return useLater({ isPanel }) ? children() : skeleton;
}

interface FirstRowsOptions {
  /** As for `useLater`. */
  isPanel?: boolean;
  /** How much of the window's height the list can fill at most: 1 is all of it. */
  share?: number;
  /** How many stand beside each other. */
  inRow?: number;
  /** Whose rows they are: others are drawn in the same two steps. */
  of?: string;
}

/**
 * How many of a list's rows are drawn: at first those that are seen, then all. The others follow when these are painted, and give way to
 * whatever is typed or clicked meanwhile; until then the list keeps their room.
 * @param rowHeight in pixels
 */
export function useFirstRows(
  count: number,
  rowHeight: number,
  { isPanel = false, share = 0.8, inRow = 1, of = '' }: FirstRowsOptions = {},
): number {
  const isWhole = () => !isPanel && isDrawnWhole();
  const [drawn, setDrawn] = useState(() => ({ of, isAll: isWhole(), steps: stepsTaken() }));
  // Rows that come without a step in the history, such as a filter's, have nowhere to be scrolled back to.
  if (drawn.of !== of)
    setDrawn({ of, isAll: drawn.steps !== stepsTaken() && isWhole(), steps: stepsTaken() });
  const { isAll } = drawn;
  useEffect(
    () =>
      isAll
        ? undefined
        : afterPaint(() => startTransition(() => setDrawn((last) => ({ ...last, isAll: true })))),
    [isAll, of],
  );
  return isAll ? count : Math.min(count, Math.ceil((innerHeight * share) / rowHeight) * inRow);
}
