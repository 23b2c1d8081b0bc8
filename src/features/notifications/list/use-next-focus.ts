import { useEffect, useRef, type RefObject } from 'react';
import type { Schemas } from '@/api/contract';
import type { Entry } from './entries';

type Rows = readonly Schemas['Notification'][];

/**
 * Keeps the keyboard in the list while lines of it go and come back. Those who removed lines go on with the one after them,
 * or the one before; those who had lines back go on with the first of these; in a list that has become empty, with what
 * names it (its tab, or the panel's title).
 * @param holder what holds the list, also while it is empty
 */
export function useNextFocus(holder: RefObject<HTMLElement | null>, entries: readonly Entry[]) {
  // Kept until a frame has had it: the list may change once more before.
  const wanted = useRef<{ rows: Rows; kind: Entry['kind'] } | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    // After the menu, which goes with its row, has given the focus to whatever had it before.
    const frame = requestAnimationFrame(() => {
      const line = wanted.current && lineOf(wanted.current, entries);
      wanted.current = null;
      const row =
        line && holder.current?.querySelector<HTMLElement>(`[data-notification="${CSS.escape(line.key)}"]`);
      if (row) row.focus();
      else if (entries.length === 0) nameOf(holder.current)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [entries, holder]);
  return {
    /** To be called before they go. */
    afterRemoval: (gone: Rows) => {
      const ids = idsOf(gone);
      const isTouched = (entry: Entry) => entry.rows.some(({ id }) => ids.has(id));
      const from = Math.max(0, entries.findIndex(isTouched));
      const left = (entry: Entry) => entry.rows.filter(({ id }) => !ids.has(id));
      const stays = (entry: Entry) => left(entry).length > 0;
      const next = entries.slice(from).find(stays) ?? entries.slice(0, from).findLast(stays);
      wanted.current = next ? { rows: left(next), kind: next.kind } : { rows: [], kind: 'one' };
    },
    /** To be called before they come back. */
    afterUndo: (back: Rows) => {
      wanted.current = { rows: back, kind: 'one' };
    },
  };
}

const idsOf = (rows: Rows): ReadonlySet<number> => new Set(rows.map(({ id }) => id));

/** The line that shows these rows now: a group may have become one, or one a group. */
function lineOf({ rows, kind }: { rows: Rows; kind: Entry['kind'] }, entries: readonly Entry[]) {
  const ids = idsOf(rows);
  const lines = entries.filter((entry) => entry.rows.some(({ id }) => ids.has(id)));
  return lines.find((entry) => entry.kind === kind) ?? lines[0];
}

/** What names the list: the tab it belongs to, or the title of its dialog. */
function nameOf(holder: HTMLElement | null): HTMLElement | null {
  const named = holder?.closest('[role=tabpanel], [role=dialog]')?.getAttribute('aria-labelledby');
  return named ? document.getElementById(named) : null;
}
