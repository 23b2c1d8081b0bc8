import { useEffect, useRef, type RefObject } from 'react';
import type { Schemas } from '@/api/contract';
import type { Entry } from './entries';

/**
 * Keeps the keyboard where it was when rows are taken away: the line after them has the focus then, or the one before.
 * Whoever has the focus elsewhere keeps it.
 */
export function useNextFocus(area: RefObject<HTMLElement | null>, entries: readonly Entry[]) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const key = wanted.current;
    wanted.current = null;
    if (key === null) return;
    // after the menu, which goes with its row, has given the focus back to nobody
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body && activeElement.isConnected) return;
      const row = area.current?.querySelector<HTMLElement>(`[data-notification="${CSS.escape(key)}"]`);
      row?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [entries, area]);
  return (gone: readonly Schemas['Notification'][]) => {
    const ids = new Set(gone.map(({ id }) => id));
    const isGone = (entry: Entry) => entry.rows.every(({ id }) => ids.has(id));
    const from = entries.findIndex(isGone);
    const next = entries.slice(from).find((entry) => !isGone(entry));
    wanted.current = (next ?? entries.slice(0, from).findLast((entry) => !isGone(entry)))?.key ?? null;
  };
}
