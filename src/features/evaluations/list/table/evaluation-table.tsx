import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { machineTime } from '@/lib/dates/dates';
import { momentDay } from '@/lib/dates/moment-day';
import { useFirstRows } from '@/ui/page/later';
import { RowBoundary } from '@/ui/rows/safe-rows';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { stageNameOf } from '@/lib/pipeline/stage-names';
import type { SortKey, SortOrder } from '@/features/evaluations/queries';
import { useColumnChoice, type ColumnChoice } from './column-choice';
import { columns, shownFrom, type Summary } from './columns';
import { CriteriaBadge } from './criteria-badge';

/** Up to so many rows are simply all there. */
const plainUpTo = 100;
const rowHeight = 64;

interface EvaluationTableProps {
  rows: readonly Summary[];
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  /** What can be done with a row besides opening it. */
  actionsOf?: (row: Summary) => ReactNode;
  /** The box by which a row is selected. */
  selectOf?: (row: Summary) => ReactNode;
}

/** Deals as rows; each heading sorts, the second press the other way. Beyond a hundred rows only those near the view are there. */
export function EvaluationTable({ rows, sort, onSort, actionsOf, selectOf }: EvaluationTableProps) {
  const [margin, setMargin] = useState(0);
  // The position of the first row is known only once it's rendered.
  const measure = useCallback((body: HTMLTableSectionElement | null) => {
    if (body) setMargin(body.getBoundingClientRect().top + window.scrollY);
  }, []);
  const { chosen } = useColumnChoice();
  const shownColumns = columnsOf(chosen);
  const isVirtual = rows.length > plainUpTo;
  const drawn = useFirstRows(rows.length, rowHeight);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that this warns of is not in use
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => rowHeight,
    scrollMargin: margin,
    overscan: 10,
  });
  const shown = isVirtual
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: drawn }, (_, index) => index);
  const before = isVirtual ? (virtualizer.getVirtualItems()[0]?.start ?? margin) - margin : 0;
  const after = isVirtual
    ? virtualizer.getTotalSize() - ((virtualizer.getVirtualItems().at(-1)?.end ?? margin) - margin)
    : (rows.length - drawn) * rowHeight;
  return (
    <table className="w-full text-sm" aria-rowcount={rows.length + 1}>
      <caption className="sr-only">Evaluations</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-3">
          {selectOf && (
            <th scope="col" className="w-0">
              <span className="sr-only">Select</span>
            </th>
          )}
          <Heading name="Deal" sortKey="title" sort={sort} onSort={onSort} isText className="pl-3.5" />
          {shownColumns.map(({ name, sort: key, className }) => (
            <Heading key={name} name={name} sortKey={key} sort={sort} onSort={onSort} className={className} />
          ))}
          <th scope="col" className="px-2 py-2.5 text-left font-medium max-lg:hidden">
            Stage
          </th>
          <Heading
            name="Updated"
            sortKey="updatedAt"
            sort={sort}
            onSort={onSort}
            isText
            className="max-lg:hidden"
          />
          {actionsOf && (
            <th scope="col">
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
              <RowBoundary key={row.id ?? index} item={row} name="evaluation" as="tr">
                <Row
                  row={row}
                  index={index}
                  columns={shownColumns}
                  actions={actionsOf?.(row)}
                  select={selectOf?.(row)}
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

/** The columns with the class that shows or hides each; those that somebody chose are shown at every width. */
const columnsOf = (chosen: ColumnChoice) =>
  columns.flatMap(({ from, ...column }) =>
    chosen === null
      ? from === 'chosen'
        ? []
        : [{ ...column, className: shownFrom[from] }]
      : chosen.includes(column.sort)
        ? [{ ...column, className: '' }]
        : [],
  );

interface HeadingProps {
  name: string;
  sortKey: SortKey;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  isText?: boolean;
  className?: string;
}

function Heading({ name, sortKey, sort, onSort, isText = false, className = '' }: HeadingProps) {
  const isUp = sort === sortKey;
  const isDown = sort === `-${sortKey}`;
  // Names from A, figures and times from the greatest.
  const first: SortOrder = sortKey === 'title' ? 'title' : `-${sortKey}`;
  const next: SortOrder = isUp ? `-${sortKey}` : isDown ? sortKey : first;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
      className={`px-2 py-1.5 font-medium ${isText ? 'text-left' : 'text-right'} ${className}`}
    >
      <button
        type="button"
        className="inline-flex min-h-7 items-center gap-1 rounded-md whitespace-nowrap hover:text-ink"
        onClick={() => onSort(next)}
      >
        {name}
        {isUp && <ArrowUp aria-hidden size={13} />}
        {isDown && <ArrowDown aria-hidden size={13} />}
      </button>
    </th>
  );
}

/** The strategy, whose deal it is if it is shared, and the address: the last is the first to be cut short. */
const detailsOf = ({ primary, myRole, owner, address, outcode }: Summary) =>
  [strategyNames[primary], myRole !== 'owner' && owner.fullName, address ?? outcode]
    .filter(Boolean)
    .join(' · ');

interface RowProps {
  row: Summary;
  index: number;
  columns: ReturnType<typeof columnsOf>;
  actions: ReactNode;
  select: ReactNode;
}

function Row({ row, index, columns: shown, actions, select }: RowProps) {
  return (
    <tr
      aria-rowindex={index + 2}
      className="group relative h-16 border-b border-line-subtle last:border-0 hover:bg-hover"
    >
      {select !== undefined && <td className="relative z-1 pl-3.5">{select}</td>}
      <th
        scope="row"
        className="max-w-0 min-w-36 py-2 pr-2 pl-3.5 text-left font-normal"
        style={{ width: '34%' }}
      >
        <Link
          to="/property-evaluations/$uuid"
          params={{ uuid: row.id }}
          className="block truncate font-semibold text-ink after:absolute after:inset-0 focus-visible:after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {row.title}
        </Link>
        <span className="block truncate text-xs text-ink-3">{detailsOf(row)}</span>
      </th>
      {shown.map(({ name, text, className }) => {
        const said = text(row);
        return (
          <td
            key={name}
            className={`num px-2 text-right whitespace-nowrap ${said.startsWith('−') ? 'text-red-ink' : said === 'n/a' ? 'text-ink-3' : ''} ${className}`}
          >
            {said}
          </td>
        );
      })}
      <td className="px-2 max-lg:hidden">
        <span className="flex flex-col items-start gap-0.5 text-xs whitespace-nowrap text-ink-2">
          {row.pipeline ? stageNameOf(row.pipeline.stage, row.nation) : '–'}
          <CriteriaBadge criteria={row.criteria} />
        </span>
      </td>
      <td className="min-w-[92px] px-2 text-xs text-ink-3 max-lg:hidden">
        <time dateTime={machineTime(row.updatedAt)}>{momentDay(row.updatedAt)}</time>
      </td>
      {actions !== undefined && <td className="relative z-1 px-2 text-right">{actions}</td>}
    </tr>
  );
}
