import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useFirstRows } from '../page/later';
import { RowBoundary } from '../rows/safe-rows';
import { useIsPrinting } from '../rows/use-is-printing';
import { shownFrom, type Column, type SortOrder } from './column';
import { SortHeading } from './sort-heading';
import { useGrid } from './use-grid';

/** Up to so many rows are simply all there. */
const plainUpTo = 100;

export interface RecordTableProps<Row, Key extends string> {
  /** Names the table. */
  label: string;
  /** What a row is, in a word, for the sentence in the place of one that can't be drawn. */
  rowName: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first is what a row is called by. */
  columns: readonly Column<Row, Key>[];
  sort?: SortOrder<Key>;
  onSort?: (sort: SortOrder<Key>) => void;
  /** What can be done with a row: a menu at its end. */
  actionsOf?: (row: Row) => ReactNode;
  /** The height of every row, px. */
  rowHeight?: number;
  /** How much of the window's height its rows can fill before anything is scrolled, at most 1: those are drawn first. */
  share?: number;
  /** The first column stays in view while the others are scrolled sideways. */
  isFirstFixed?: boolean;
  /** One stop of Tab, whose cells are reached by arrow keys: for a table whose every cell can be pressed. Without `from` and `actionsOf`. */
  isGrid?: boolean;
}

/** Records as a table; beyond a hundred rows only those near the view are there, unless they are printed. It lies in a `@container`. */
export function RecordTable<Row, Key extends string>({
  label,
  rowName,
  rows,
  keyOf,
  columns,
  sort,
  onSort,
  actionsOf,
  rowHeight = 60,
  share = 0.8,
  isFirstFixed = false,
  isGrid = false,
}: RecordTableProps<Row, Key>) {
  const [margin, setMargin] = useState(0);
  // The position of the first row is known only once it's rendered.
  const measure = useCallback((body: HTMLTableSectionElement | null) => {
    if (body) setMargin(body.getBoundingClientRect().top + window.scrollY);
  }, []);
  const isPrinting = useIsPrinting();
  const isVirtual = rows.length > plainUpTo && !isPrinting;
  const firstDrawn = useFirstRows(rows.length, rowHeight, { share });
  const drawn = isPrinting ? rows.length : firstDrawn;
  // oxlint-disable-next-line react/incompatible-library -- the compiler that this warns of is not in use
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => rowHeight,
    scrollMargin: margin,
    overscan: 10,
  });
  const items = virtualizer.getVirtualItems();
  const shown = isVirtual
    ? items.map(({ index }) => index)
    : Array.from({ length: drawn }, (_, index) => index);
  const before = isVirtual ? (items[0]?.start ?? margin) - margin : 0;
  const after = isVirtual
    ? virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)
    : (rows.length - drawn) * rowHeight;
  const shownColumns = columns.filter(({ only }) => only !== 'card');
  const grid = useGrid({
    ids: isGrid ? rows.map(keyOf) : none,
    drawn: shown,
    columns: shownColumns.length,
    showRow: (row) => virtualizer.scrollToIndex(row),
  });
  return (
    <table
      className="w-full text-sm"
      aria-rowcount={rows.length + 1}
      {...(isGrid && { role: 'grid', ref: grid.table, onFocus: grid.onFocus, onKeyDown: grid.onKeyDown })}
    >
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-3">
          {shownColumns.map((column, at) => (
            <SortHeading
              key={column.name}
              column={column}
              sort={sort}
              onSort={onSort}
              {...(at === 0 && { className: classNames('pl-4', isFirstFixed && fixed) })}
            />
          ))}
          {actionsOf && (
            <th scope="col" className="w-0">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={isVirtual ? measure : null}>
        {before > 0 && <tr aria-hidden style={{ height: before }} />}
        {shown.map((index) => {
          const row = rows[index];
          return (
            row && (
              <RowBoundary key={keyOf(row)} item={row} name={rowName} as="tr">
                <TableRow
                  id={keyOf(row)}
                  row={row}
                  index={index}
                  height={rowHeight}
                  columns={shownColumns}
                  actionsOf={actionsOf}
                  isFirstFixed={isFirstFixed}
                  stop={!isGrid ? undefined : grid.stop.row === index ? grid.stop.column : -1}
                />
              </RowBoundary>
            )
          );
        })}
        {after > 0 && <tr aria-hidden style={{ height: after }} />}
      </tbody>
    </table>
  );
}

const none: readonly string[] = [];
const fixed = 'sticky left-0 z-2 bg-surface-1';

interface TableRowProps<Row, Key extends string> {
  id: string;
  row: Row;
  index: number;
  height: number;
  columns: readonly Column<Row, Key>[];
  actionsOf: ((row: Row) => ReactNode) | undefined;
  isFirstFixed: boolean;
  /** In a grid, which of its columns is in the order of Tab; -1 for none of this row. */
  stop: number | undefined;
}

function TableRow<Row, Key extends string>({
  id,
  row,
  index,
  height,
  columns,
  actionsOf,
  isFirstFixed,
  stop,
}: TableRowProps<Row, Key>) {
  const tabIndexAt = (at: number) => (stop === undefined ? undefined : stop === at ? 0 : -1);
  return (
    <tr
      data-row={id}
      aria-rowindex={index + 2}
      style={{ height }}
      className="group relative border-b border-line-subtle last:border-0 hover:bg-hover"
    >
      {columns.map(({ name, cell, isNumber, from }, at) => {
        const tabIndex = tabIndexAt(at);
        const content = cell(row, tabIndex);
        return at === 0 ? (
          <th
            key={name}
            scope="row"
            className={classNames(
              'w-[30%] max-w-0 min-w-60 py-1 pr-2.5 pl-4 text-left font-normal',
              isFirstFixed && fixed,
            )}
          >
            {content}
          </th>
        ) : (
          <td
            key={name}
            {...(tabIndex !== undefined && { role: 'gridcell', tabIndex: content ? undefined : tabIndex })}
            className={classNames(
              'px-2.5',
              isNumber ? 'num text-right whitespace-nowrap' : 'max-w-44',
              from && shownFrom[from],
            )}
          >
            {content || <span className="text-ink-3">–</span>}
          </td>
        );
      })}
      {actionsOf && <td className="relative z-1 pr-2.5 text-right">{actionsOf(row)}</td>}
    </tr>
  );
}
