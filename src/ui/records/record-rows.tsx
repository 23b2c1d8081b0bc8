import { Card } from '../card';
import { classNames } from '../class-names';
import { VirtualRows } from '../rows/virtual-rows';
import { useIsNarrow } from '../use-is-narrow';
import { RecordTable, type RecordTableProps } from './record-table';

/** Records as a table; on a phone as cards with each fact in a line. Both are virtual beyond a hundred. */
export function RecordRows<Row, Key extends string = never>(props: RecordTableProps<Row, Key>) {
  const { label, rowName, rows, keyOf, columns, actionsOf } = props;
  const isNarrow = useIsNarrow();
  if (!isNarrow) {
    return (
      <Card
        isPadded={false}
        className={classNames(
          '@container relative overflow-x-auto overflow-y-hidden',
          // What has the focus is not scrolled under the first column.
          props.isFirstFixed && 'scroll-pl-64',
        )}
      >
        <RecordTable {...props} />
      </Card>
    );
  }
  const [title, ...facts] = columns.filter(({ only }) => only !== 'table');
  return (
    <VirtualRows label={label} rowName={rowName} items={rows} keyOf={keyOf} rowHeight={240} memory={label}>
      {(row) => (
        <div className="pb-3" data-row={keyOf(row)}>
          <Card as="article" isPadded={false} className="relative p-3.5">
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">{title?.cell(row)}</div>
              {actionsOf && <div className="relative z-1 -mt-1 -mr-1.5">{actionsOf(row)}</div>}
            </div>
            <dl className="mt-3 grid grid-cols-2 gap-x-3 gap-y-2.5 border-t border-line-subtle pt-3 text-sm">
              {facts.map(({ name, cell, isWide }) => {
                const fact = cell(row);
                return (
                  fact && (
                    <div key={name} className={classNames('min-w-0', isWide && 'col-span-full')}>
                      <dt className="text-xs text-ink-3">{name}</dt>
                      <dd className="num min-w-0 font-medium wrap-anywhere">{fact}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </Card>
        </div>
      )}
    </VirtualRows>
  );
}
