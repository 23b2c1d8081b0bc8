import type { KeyboardEvent } from 'react';

const rows = 'button[data-notification]';

/**
 * j and k (and the arrows) move between the rows of a list; answers the id of the row that has the focus, or null.
 * Keys of a text field or with a modifier are nobody's here.
 */
export function moveByKey(event: KeyboardEvent, area: HTMLElement | null): number | null {
  const target = event.target;
  if (!area || !(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey)
    return null;
  const step =
    event.key === 'j' || event.key === 'ArrowDown'
      ? 1
      : event.key === 'k' || event.key === 'ArrowUp'
        ? -1
        : 0;
  const all = [...area.querySelectorAll<HTMLElement>(rows)];
  const row = target.closest('li')?.querySelector<HTMLElement>(rows);
  const at = row ? all.indexOf(row) : -1;
  if (step !== 0 && !target.closest('[role=menu]')) {
    event.preventDefault();
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  }
  return row ? Number(row.dataset['notification']) : null;
}
