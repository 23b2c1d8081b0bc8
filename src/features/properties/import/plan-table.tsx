import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, CircleDashed, House } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
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
      <Line icon={<CircleAlert aria-hidden size={15} />} tone="text-red-ink" text="Can’t import">
        {row.problems.map((problem) => (
          <span key={problem} className="block wrap-anywhere">
            {problem}
          </span>
        ))}
      </Line>
    );
  }
  if (result?.kind === 'refused') {
    return (
      <Line icon={<CircleAlert aria-hidden size={15} />} tone="text-red-ink" text="Not imported">
        {result.why}
      </Line>
    );
  }
  if (row.kind === 'known' || result?.kind === 'known') {
    const uuid = row.kind === 'known' ? row.uuid : result?.kind === 'known' ? result.uuid : undefined;
    return (
      <Line icon={<House aria-hidden size={15} />} tone="text-ink-2" text="Already in your portfolio">
        {uuid !== undefined && <PropertyLink uuid={uuid} />}
      </Line>
    );
  }
  if (result?.kind === 'added') {
    return (
      <Line icon={<CircleCheck aria-hidden size={15} />} tone="text-green-ink" text="Imported">
        {result.uuid !== undefined && <PropertyLink uuid={result.uuid} />}
      </Line>
    );
  }
  return <Line icon={<CircleDashed aria-hidden size={15} />} tone="text-ink-2" text="Ready to import" />;
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

interface LineProps {
  icon: ReactNode;
  tone: string;
  text: string;
  children?: ReactNode;
}

const Line = ({ icon, tone, text, children }: LineProps) => (
  <span className="block py-1 leading-4.5">
    <span className={`flex items-center gap-1.5 ${tone}`}>
      {icon}
      {text}
    </span>
    {children && <span className="block text-xs font-normal text-ink-2">{children}</span>}
  </span>
);
