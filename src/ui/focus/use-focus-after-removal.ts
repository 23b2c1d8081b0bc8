import { useEffect, useRef, type RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled)';

/**
 * Keeps the keyboard in a list whose rows go away when they are dealt with: the row that has come in the place of the one
 * with the focus has it then, or the last one, or `area` itself when none is left. Whoever has the focus elsewhere keeps it.
 * @param area an element with `tabIndex={-1}` that stays, and holds every row with `data-row`
 * @param ids what `data-row` says, in the order of the rows
 */
export function useFocusAfterRemoval(area: RefObject<HTMLElement | null>, ids: readonly (number | string)[]) {
  const held = useRef<string | null>(null);
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const element = area.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      held.current = row?.dataset['row'] ?? null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [area]);
  const names = ids.join(' ');
  useEffect(() => {
    const { activeElement, body } = document;
    const [last, listed, now] = [held.current, before.current, names.split(' ')];
    before.current = now;
    if (last === null || now.includes(last)) return;
    held.current = null;
    if (activeElement !== null && activeElement !== body && activeElement.isConnected) return;
    // By its name, not its place: of a long list only the rows near the view are there.
    const next = now[Math.min(listed.indexOf(last), now.length - 1)];
    const rows = [...(area.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = rows.find(({ dataset }) => dataset['row'] === next);
    (row?.querySelector<HTMLElement>(focusable) ?? area.current)?.focus({ preventScroll: true });
  }, [names, area]);
}
