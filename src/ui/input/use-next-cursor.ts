import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How to place the cursor of a text box: that can be done only after React has put the new text into it. */
export function useNextCursor(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
): (cursor: number) => void {
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    area.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  }, [area, text]);
  return (cursor) => {
    next.current = cursor;
  };
}
