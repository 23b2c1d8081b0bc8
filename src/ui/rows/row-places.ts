import type { VirtualItem } from '@tanstack/react-virtual';

interface Places {
  /** The rows that are there, in their order. */
  rows: readonly VirtualItem[];
  /** How many rows the list has. */
  count: number;
  /** Where the list begins on the page; this and the rest are in pixels. */
  begin: number;
  height: number;
  gap: number;
}

/** Gives the rows of a long list the room of those that are not there. Without places, takes it away. */
export function placeRows(list: HTMLElement, places: Places | null): void {
  const elements = [...list.children].filter((row) => row instanceof HTMLElement);
  if (places === null) {
    Object.assign(list.style, { paddingTop: '', paddingBottom: '', overflowAnchor: '' });
    for (const row of elements) {
      row.style.marginTop = '';
      if (row.localName === 'li')
        ['aria-posinset', 'aria-setsize'].forEach((name) => row.removeAttribute(name));
    }
    return;
  }
  const { rows, count, begin, height, gap } = places;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const before = first ? first.start - begin : 0;
  const after = last ? begin + height - last.end : height;
  // The browser would answer the same change of a height a second time.
  Object.assign(list.style, {
    overflowAnchor: 'none',
    paddingTop: `${Math.max(0, before)}px`,
    paddingBottom: `${Math.max(0, after)}px`,
  });
  if (elements.length !== rows.length) return;
  elements.forEach((element, place) => {
    const [row, previous] = [rows[place], rows[place - 1]];
    if (!row) return;
    const hole = previous && row.index !== previous.index + 1 ? row.start - previous.end - gap : 0;
    element.style.marginTop = hole > 0 ? `${hole}px` : '';
    // An item of a list says nothing of its own about its place; a post does.
    if (element.localName !== 'li') return;
    element.setAttribute('aria-posinset', String(row.index + 1));
    element.setAttribute('aria-setsize', String(count));
  });
}

/** The rows that stay wherever the view is: with something open, or with the focus, and then their neighbours for Tab. */
export function inUse(list: HTMLElement | null, shown: readonly number[], count: number): number[] {
  const rows = [...(list?.children ?? [])];
  if (rows.length !== shown.length) return [];
  return rows.flatMap((row, place) => {
    const index = shown[place] ?? 0;
    if (row.matches(':focus-within'))
      return [index - 1, index, index + 1].filter((at) => at >= 0 && at < count);
    return row.querySelector('[aria-expanded="true"]') ? [index] : [];
  });
}
