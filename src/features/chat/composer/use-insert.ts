import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Puts a piece into a text where its writer is, in the place of what is marked; they go on after it. */
export function useInsert(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
) {
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    // The cursor can be placed only after React has put the new text into the box.
    if (cursor.current === null) return;
    area.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  }, [area, text]);
  return (piece: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    cursor.current = from + piece.length;
    write(text.slice(0, from) + piece + text.slice(to));
  };
}
