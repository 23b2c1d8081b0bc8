import { useEffect, useRef, type RefObject } from 'react';
import { useEvent } from '../events/use-event';

const focusable = 'a[href], button:not(:disabled)';

/**
 * Keeps the keyboard in a list whose rows go away when they are dealt with: the row that has come in the place of the one
 * with the focus has it then, or the last one, or `area` itself when none is left. Whoever has the focus elsewhere keeps it. A row that
 * goes away while a dialog about it is open gives it on as the dialog closes.
 * @param area an element with `tabIndex={-1}` that stays, and holds every row with `data-row`
 * @param ids what `data-row` says, in the order of the rows
 */
export function useFocusAfterRemoval(area: RefObject<HTMLElement | null>, ids: readonly (number | string)[]) {
  const held = useRef<string | null>(null);
  const before = useRef<readonly string[]>([]);
  /** The row that has the focus once the dialog gives it to what is around the list. */
  const waiting = useRef<string | null>(null);
  const remember = ({ target }: FocusEvent) => {
    const element = area.current;
    if (!element || !(target instanceof Element) || isInDialogOver(target, element)) return;
    const next = waiting.current;
    waiting.current = null;
    if (next !== null && areRelated(target, element)) return focusRow(element, next);
    if (!element.contains(target)) return;
    held.current = target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;
  };
  useEvent('document', 'focusin', remember);
  const names = ids.join(' ');
  useEffect(() => {
    const [last, listed, now] = [held.current, before.current, names.split(' ')];
    before.current = now;
    if (last === null || now.includes(last)) return;
    held.current = null;
    // By its name, not its place: of a long list only the rows near the view are there.
    const next = now[Math.min(listed.indexOf(last), now.length - 1)] ?? '';
    // A dialog that goes away together with the row gives its focus back first.
    queueMicrotask(() => {
      const { activeElement } = document;
      const element = area.current;
      if (activeElement && element && isInDialogOver(activeElement, element)) waiting.current = next;
      // A dialog that closed gave it to what is around the list, or to the first thing in it.
      else if (element && (!activeElement?.isConnected || areRelated(activeElement, element)))
        focusRow(element, next);
    });
  }, [names, area]);
}

/** A list may itself be in a dialog, as in a drawer: only one that is opened over it counts. */
function isInDialogOver(target: Element, area: Element): boolean {
  const dialog = target.closest('[role=dialog]');
  return dialog !== null && !dialog.contains(area);
}

const areRelated = (one: Element, other: Element) => one.contains(other) || other.contains(one);

function focusRow(area: HTMLElement, name: string): void {
  const rows = [...area.querySelectorAll<HTMLElement>('[data-row]')];
  const row = rows.find(({ dataset }) => dataset['row'] === name);
  (row?.querySelector<HTMLElement>(focusable) ?? area).focus({ preventScroll: true });
}
