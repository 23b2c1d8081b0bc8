import { useEffect, useRef, type RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled)';

/**
 * Keeps the keyboard in a list whose rows go away when they are dealt with: the row that has come in the place of the one
 * with the focus has it then, or the last one, or `area` itself when none is left. Whoever has the focus elsewhere keeps it.
 * @param area an element with `tabIndex={-1}` that stays, and holds every row as an `li` with `data-row`
 * @param ids what `data-row` says, in the order of the rows
 */
export function useFocusAfterRemoval(area: RefObject<HTMLElement | null>, ids: readonly (number | string)[]) {
  const held = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    const element = area.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('li[data-row]') : null;
      const id = row?.dataset['row'];
      const rows = [...(element?.querySelectorAll('li[data-row]') ?? [])];
      held.current = row && id !== undefined ? { id, index: rows.indexOf(row) } : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [area]);
  const names = ids.join(' ');
  useEffect(() => {
    const { activeElement, body } = document;
    const last = held.current;
    if (last === null || names.split(' ').includes(last.id)) return;
    held.current = null;
    if (activeElement !== null && activeElement !== body && activeElement.isConnected) return;
    const rows = [...(area.current?.querySelectorAll('li[data-row]') ?? [])];
    const row = rows[Math.min(last.index, rows.length - 1)];
    (row?.querySelector<HTMLElement>(focusable) ?? area.current)?.focus({ preventScroll: true });
  }, [names, area]);
}
