import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleDashed, House } from 'lucide-react';
import { useMemo } from 'react';
import { OutcomeLine } from '@/ui/import/outcome-line';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import type { PlannedRow } from './plan-rows';
import type { RowResult } from './use-import';

interface PlanTableProps {
  rows: readonly PlannedRow[];
  results: ReadonlyMap<number, RowResult>;
}

/** What has to be corrected stands first; among equals the order is the file’s. */
const ranks: Readonly<Record<PlannedRow['kind'], number>> = { rejected: 0, new: 1, known: 2 };

/** Every row of the file with its number and what becomes of it. */
export function PlanTable({ rows, results }: PlanTableProps) {
  const columns = useMemo(() => planColumns(results), [results]);
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

const planColumns = (results: PlanTableProps['results']): readonly Column<PlannedRow>[] => [
  {
    name: 'Property',
    cell: ({ title, line }) => (
      <span className="block min-w-0 py-1">
        <span className="block truncate font-medium max-md:whitespace-normal max-md:wrap-anywhere">
          {title === '' ? 'No address' : title}
        </span>
        <span className="num block text-xs text-ink-3">{`Row ${line}`}</span>
      </span>
    ),
  },
  { name: 'Result', isWide: true, cell: (row) => <Outcome row={row} result={results.get(row.line)} /> },
];

function Outcome({ row, result }: { row: PlannedRow; result: RowResult | undefined }) {
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
  if (result?.kind === 'refused') {
    return (
      <OutcomeLine icon={<CircleAlert aria-hidden size={15} />} tone="text-red-ink" text="Not imported">
        {result.why}
      </OutcomeLine>
    );
  }
  if (row.kind === 'known' || result?.kind === 'known') {
    const uuid = row.kind === 'known' ? row.uuid : result?.kind === 'known' ? result.uuid : undefined;
    return (
      <OutcomeLine icon={<House aria-hidden size={15} />} tone="text-ink-2" text="Already in your portfolio">
        {uuid !== undefined && <PropertyLink uuid={uuid} />}
      </OutcomeLine>
    );
  }
  if (result?.kind === 'added') {
    return (
      <OutcomeLine icon={<CircleCheck aria-hidden size={15} />} tone="text-green-ink" text="Imported">
        {result.uuid !== undefined && <PropertyLink uuid={result.uuid} />}
      </OutcomeLine>
    );
  }
  return (
    <OutcomeLine icon={<CircleDashed aria-hidden size={15} />} tone="text-ink-2" text="Ready to import" />
  );
}

const PropertyLink = ({ uuid }: { uuid: string }) => (
  <Link
    to="/portfolio/properties/$uuid/{-$tab}"
    params={{ uuid }}
    className="text-link touch-target relative hover:underline"
  >
    View property
  </Link>
);
