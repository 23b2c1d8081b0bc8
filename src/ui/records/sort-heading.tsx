import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../class-names';
import { shownFrom, type Column, type SortOrder } from './column';

interface SortHeadingProps<Row, Key extends string> {
  column: Column<Row, Key>;
  sort: SortOrder<Key> | undefined;
  onSort: ((sort: SortOrder<Key>) => void) | undefined;
  className?: string;
}

/** The heading of a column; one that can order the list is a button, whose second press turns the order round. */
export function SortHeading<Row, Key extends string>({
  column,
  sort,
  onSort,
  className,
}: SortHeadingProps<Row, Key>) {
  const { name, sort: key, isGreatestFirst = false, isNumber = false, from } = column;
  const shared = classNames(
    'px-2.5 py-1.5 font-medium',
    isNumber ? 'text-right' : 'text-left',
    from && shownFrom[from],
    className,
  );
  if (key === undefined || !onSort) {
    return (
      <th scope="col" className={shared}>
        {name}
      </th>
    );
  }
  const isUp = sort === key;
  const isDown = sort === `-${key}`;
  const first: SortOrder<Key> = isGreatestFirst ? `-${key}` : key;
  const next: SortOrder<Key> = isUp ? `-${key}` : isDown ? key : first;
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'} className={shared}>
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
