import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { RecordPages } from '../record-pages';
import { useShownRows } from '../removal';
import { openDescribedForm } from './described-form';
import { sentence, type RecordDescription } from './record-description';
import { RecordMenu } from './record-menu';

interface DescribedListProps<Row extends { id: string; updatedAt: string }, Body> {
  type: RecordDescription<Row, Body>;
  list: UseInfiniteQueryResult<{ pages: readonly { data: readonly Row[] }[] }>;
  columns: readonly Column<Row>[];
  /** The act that adds one, where that is not the form alone. */
  add?: ReactNode;
  /** As for `RecordTable`. */
  share?: number;
  /** Shows the rows otherwise than as a table. */
  tiles?: (rows: readonly Row[]) => ReactNode;
  /** Stands above the rows, once there are some: totals, an order. */
  children?: ReactNode;
  /** Said where nothing is listed, when that is not because there is nothing yet. */
  nothing?: ReactNode;
}

/** The records of one type: read page by page, with the form and the removal of each. */
export function DescribedList<Row extends { id: string; updatedAt: string }, Body>({
  type,
  list,
  columns,
  add,
  share,
  tiles,
  children,
  nothing,
}: DescribedListProps<Row, Body>) {
  const all = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const rows = useShownRows(type.path, all);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const actionsOf = (row: Row): ReactNode => <RecordMenu type={type} row={row} />;
  return (
    <RecordPages list={list} what={`your ${type.many}`}>
      <KeptFocus ids={ids}>
        {rows.length === 0 ? (
          nothing || (
            <EmptyState
              icon={type.icon}
              title={`No ${type.many} yet`}
              text={type.empty}
              headingLevel={2}
              action={add ?? <AddRecord type={type} />}
            />
          )
        ) : (
          <>
            {children}
            {tiles ? (
              tiles(rows)
            ) : (
              <RecordRows
                label={sentence(type.many)}
                rowName={type.one}
                rows={rows}
                keyOf={({ id }) => id}
                columns={columns}
                actionsOf={actionsOf}
                {...(share !== undefined && { share })}
              />
            )}
          </>
        )}
      </KeptFocus>
    </RecordPages>
  );
}

/** The button that opens the form of a new record. */
export const AddRecord = <Row extends { id: string; updatedAt: string }, Body>({
  type,
}: {
  type: RecordDescription<Row, Body>;
}) => (
  <Button icon={<Plus aria-hidden size={17} />} onClick={() => openDescribedForm(type)}>
    {`Add ${type.one}`}
  </Button>
);
