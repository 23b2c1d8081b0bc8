import type { RefObject } from 'react';
import { useNextCursor } from '@/ui/input/use-next-cursor';

/** Puts a piece into a text where its writer is, in the place of what is marked; they go on after it. */
export function useInsert(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  write: (text: string) => void,
) {
  const placeCursor = useNextCursor(area, text);
  return (piece: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    placeCursor(from + piece.length);
    write(text.slice(0, from) + piece + text.slice(to));
  };
}
