import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPages } from '@/api/queries';
import { useProperties } from '@/entities/property/use-properties';
import { WholeList } from '@/entities/record/whole-list';
import { monthAfter } from '@/lib/calendar/month';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { monthText } from '@/lib/dates/dates';
import { formatPounds } from '@/lib/money/money';
import { sumOf } from '@/lib/money/pence';
import { Card } from '@/ui/card';
import { NativeSelect } from '@/ui/input/native-select';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { useNow } from '@/ui/text/use-now';
import type { Manager } from '../manager-type';
import { keptTooMuch, statementOf, type StatementLine } from './statement-of';

/** So many months can be chosen, this one included. */
const monthsBack = 24;

interface ManagerStatementProps {
  row: Manager;
  /** The month that is shown first, `2026-05`; this one without. */
  first?: string;
}

/** What an agency collected, kept and passed on in a month, with the fee that was agreed: to hold against its own statement. */
export function ManagerStatement({ row, first }: ManagerStatementProps) {
  const now = londonDay(useNow()).slice(0, 7);
  const [month, setMonth] = useState(first ?? now);
  const recent = Array.from({ length: monthsBack }, (_, index) => monthAfter(now, -index));
  const months = recent.includes(month) ? recent : [...recent, month];
  return (
    <Card as="section" aria-label="Statement">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-semibold">Statement</h2>
        <NativeSelect
          aria-label="Month"
          className="w-44! max-md:h-11"
          choices={months.map((value) => ({ value, label: monthText(value) }))}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
      </div>
      {row.propertyIds.length === 0 ? (
        <p className="text-sm text-ink-2">This agency has no properties yet. Edit it to choose them.</p>
      ) : (
        <MonthOf key={month} row={row} month={month} />
      )}
    </Card>
  );
}

function MonthOf({ row, month }: { row: Manager; month: string }) {
  const list = useInfiniteQuery(
    readPages('/transactions', {
      query: {
        direction: 'in',
        category: 'rent',
        from: `${month}-01`,
        to: addDays(`${monthAfter(month, 1)}-01`, -1),
      },
    }),
  );
  return (
    <WholeList list={list} what="this month’s rent" loading="statement">
      {(rents) => <Lines lines={statementOf(row, rents)} isLetOnly={row.service === 'let_only'} />}
    </WholeList>
  );
}

/** What a statement says of each property. */
const columnsOf = (
  nameOf: (propertyId: string) => string,
  isLetOnly: boolean,
): readonly Column<StatementLine>[] => [
  {
    name: 'Property',
    cell: ({ propertyId }) => <span className="font-medium wrap-anywhere">{nameOf(propertyId)}</span>,
  },
  { name: 'Rent collected', isNumber: true, cell: (line) => formatPounds(line.gross) },
  { name: 'Fee', isNumber: true, cell: (line) => formatPounds(line.fee) },
  ...(isLetOnly
    ? []
    : [
        {
          name: 'Agreed fee',
          isNumber: true,
          cell: (line: StatementLine) => formatPounds(line.agreed),
        },
      ]),
  { name: 'Paid to you', isNumber: true, cell: (line) => formatPounds(line.paid) },
];

function Lines({ lines, isLetOnly }: { lines: readonly StatementLine[]; isLetOnly: boolean }) {
  const { byId } = useProperties();
  const [gross, fee, paid] = (['gross', 'fee', 'paid'] as const).map((name) =>
    sumOf(lines.map((line) => line[name])),
  );
  if (!gross) {
    return (
      <p className="text-sm text-pretty text-ink-2">
        No rent collected by an agent this month. Mark rent as collected by an agent in Money to see it here.
      </p>
    );
  }
  const over = keptTooMuch(lines);
  const columns = columnsOf((id) => byId.get(id)?.addressLine1 ?? 'Property', isLetOnly);
  return (
    <>
      <RecordRows
        label="Statement by property"
        rowName="property"
        rows={lines.filter((line) => line.gross > 0)}
        keyOf={({ propertyId }) => propertyId}
        columns={columns}
      />
      <p className="num mt-3 text-sm">
        {`${formatPounds(gross)} collected, ${formatPounds(fee ?? 0)} kept, ${formatPounds(paid ?? 0)} paid to you.`}
      </p>
      {!isLetOnly && over !== 0 && (
        <p className={`num mt-1 text-sm ${over > 0 ? 'text-red-ink' : 'text-ink-2'}`}>
          {`The fee is ${formatPounds(Math.abs(over))} ${over > 0 ? 'more' : 'less'} than agreed, including VAT.`}
        </p>
      )}
    </>
  );
}
