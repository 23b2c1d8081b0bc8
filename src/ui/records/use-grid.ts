import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { cellByKey, type GridCell } from './grid-keys';

interface GridRows {
  /** What `data-row` says, of every row. */
  ids: readonly string[];
  /** Which of them are drawn. */
  drawn: readonly number[];
  columns: number;
  /** Brings a row that isn't drawn into view. */
  showRow: (row: number) => void;
}

/** What has the focus of a cell: its control, or the cell where it has none. */
const focusOf = (cell: Element) => cell.querySelector<HTMLElement>('a[href], button') ?? cell;

/** A table that is one stop of Tab and whose cells are reached by arrow keys (APG grid). Each cell has at most one control. */
export function useGrid({ ids, drawn, columns, showRow }: GridRows) {
  const table = useRef<HTMLTableElement>(null);
  const [held, setHeld] = useState<{ id: string; column: number } | null>(null);
  // Set by a key that led to another cell; of a long table that cell may come with a later render.
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || held === null) return;
    const row = [...(table.current?.rows ?? [])].find(({ dataset }) => dataset['row'] === held.id);
    const cell = row?.cells[held.column];
    if (!cell) return;
    isWanted.current = false;
    const control = focusOf(cell);
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    // Focus alone leaves a cell where it is that lies half under a column that stays in view.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const row = held === null ? -1 : ids.indexOf(held.id);
  /** The cell in the order of Tab: the last that had the focus, else the first that is there. */
  const stop: GridCell =
    held !== null && drawn.includes(row) ? { row, column: held.column } : { row: drawn[0] ?? 0, column: 0 };
  const onFocus = ({ target }: FocusEvent) => {
    const cell = target.closest<HTMLTableCellElement>('th, td');
    const id = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (cell && id !== undefined) setHeld({ id, column: cell.cellIndex });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellByKey(stop, event, { rows: ids.length, columns });
    const id = next ? ids[next.row] : undefined;
    if (!next || id === undefined) return;
    event.preventDefault();
    isWanted.current = true;
    setHeld({ id, column: next.column });
    if (!drawn.includes(next.row)) showRow(next.row);
  };
  return { table, stop, onFocus, onKeyDown };
}
