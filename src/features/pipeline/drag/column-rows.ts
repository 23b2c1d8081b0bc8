// Which deals stand in which column on the screen, and where in them a pointer is.
import type { Stage } from '../model/deal-card';

/**
 * The deal below which a drop at this height would go: the last whose middle is above it. Only rows near the view are there, and
 * no others are needed.
 * @param y from the top of the window, px
 */
export function rowAbove(list: Element, y: number, exceptId: string): string | null {
  let above: string | null = null;
  for (const row of list.querySelectorAll<HTMLElement>('[data-deal]')) {
    const id = row.dataset['deal'];
    if (id === undefined || id === exceptId) continue;
    const { top, bottom } = row.getBoundingClientRect();
    if ((top + bottom) / 2 > y) return above ?? idBefore(list, id);
    above = id;
  }
  return above;
}

/** What stands above the first row that is there, in a long list. */
function idBefore(list: Element, id: string): string | null {
  const ids = list.getAttribute('data-order')?.split(' ') ?? [];
  return ids[ids.indexOf(id) - 1] ?? null;
}

export const columnElement = (stage: Stage): HTMLElement | null =>
  document.querySelector(`[data-column="${stage}"]`);

/** The whole column, its head included. */
export const columnSection = (stage: Stage): HTMLElement | null =>
  document.querySelector(`[data-stage="${stage}"]`);

const tries = 12;

/** Brings a deal into view and gives it the focus, as soon as its row is there. */
export function focusDeal(id: string, stage: Stage): void {
  let left = tries;
  // Its rows are there only once the column is near the view.
  columnElement(stage)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const look = () => {
    const column = columnElement(stage);
    const link = column?.querySelector<HTMLElement>(`[data-deal="${id}"] a`);
    if (link) {
      link.focus();
      return;
    }
    if (column) scrollNear(column, id);
    left -= 1;
    if (left > 0) requestAnimationFrame(look);
  };
  look();
}

/** Scrolls a long column to where a deal must be. */
export function scrollNear(column: HTMLElement, id: string | null): void {
  const ids = column.getAttribute('data-order')?.split(' ') ?? [];
  const at = id === null ? 0 : ids.indexOf(id);
  if (at < 0) return;
  const row = id === null ? null : column.querySelector(`[data-deal="${id}"]`);
  if (row) row.scrollIntoView({ block: 'nearest' });
  else column.scrollTop = (column.scrollHeight * at) / Math.max(1, ids.length);
}
