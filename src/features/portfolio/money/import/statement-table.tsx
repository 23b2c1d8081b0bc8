import { CircleAlert, CircleCheck, CircleDashed, Copy } from 'lucide-react';
import { useMemo } from 'react';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { OutcomeLine } from '@/ui/import/outcome-line';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import type { PlannedPayment } from './plan-statement';
import type { StatementRun } from './use-statement-import';

interface StatementTableProps {
  rows: readonly PlannedPayment[];
  results: StatementRun['results'];
}

/** What has to be corrected stands first; among equals the order is the file’s. */
const ranks: Readonly<Record<PlannedPayment['kind'], number>> = { rejected: 0, new: 1, known: 2 };

/** Every row of the statement with its number and what becomes of it. */
export function StatementTable({ rows, results }: StatementTableProps) {
  const columns = useMemo(() => statementColumns(results), [results]);
  const sorted = useMemo(() => rows.toSorted((a, b) => ranks[a.kind] - ranks[b.kind]), [rows]);
  return (
    <RecordRows
      label="Rows"
      rowName="row"
      rows={sorted}
      keyOf={({ line }) => String(line)}
      columns={columns}
    />
  );
}

const statementColumns = (results: StatementRun['results']): readonly Column<PlannedPayment>[] => [
  { name: 'Transaction', cell: (row) => <Payment row={row} /> },
  { name: 'Result', isWide: true, cell: (row) => <Outcome row={row} refused={results.get(row.line)} /> },
];

function Payment({ row }: { row: PlannedPayment }) {
  const title = row.kind === 'rejected' ? row.title : row.row.description;
  return (
    <span className="block min-w-0 py-1">
      <span className="block truncate font-medium max-md:whitespace-normal max-md:wrap-anywhere">
        {title === '' ? 'No description' : title}
      </span>
      <span className="num block text-xs text-ink-3">
        {row.kind === 'rejected' ? `Row ${row.line}` : `${moneyText(row)} · Row ${row.line}`}
      </span>
    </span>
  );
}

/** `1 May 2026 · £1,150 in`. */
const moneyText = ({ row }: Exclude<PlannedPayment, { kind: 'rejected' }>) =>
  `${shortDate(row.date)} · ${formatPounds(row.amount)} ${row.direction}`;

function Outcome({ row, refused }: { row: PlannedPayment; refused: string | null | undefined }) {
  if (row.kind === 'rejected') {
    return (
      <OutcomeLine icon={<CircleAlert aria-hidden size={15} />} tone="text-red-ink" text="Can’t import">
        {row.problems.map((problem) => (
          <span key={problem} className="block wrap-anywhere">
            {problem}
          </span>
        ))}
      </OutcomeLine>
    );
  }
  if (row.kind === 'known')
    return <OutcomeLine icon={<Copy aria-hidden size={15} />} tone="text-ink-2" text="Already imported" />;
  if (refused === null)
    return <OutcomeLine icon={<CircleCheck aria-hidden size={15} />} tone="text-green-ink" text="Imported" />;
  if (refused !== undefined) {
    return (
      <OutcomeLine icon={<CircleAlert aria-hidden size={15} />} tone="text-red-ink" text="Not imported">
        {refused}
      </OutcomeLine>
    );
  }
  return (
    <OutcomeLine icon={<CircleDashed aria-hidden size={15} />} tone="text-ink-2" text="Ready to import">
      {row.isOnOther && (
        <span className="wrap-anywhere">
          A matching payment was imported from another account. If they’re the same payment, mark one as a
          duplicate after importing.
        </span>
      )}
      {row.like !== null && (
        <span className="wrap-anywhere">{`Same amount as “${row.like}”. If they’re the same payment, mark one as a duplicate after importing.`}</span>
      )}
    </OutcomeLine>
  );
}
