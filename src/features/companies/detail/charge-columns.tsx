import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { shortDate } from '@/lib/dates/day-text';
import { Badge, type BadgeTone } from '@/ui/badge';
import type { Cell } from '@/lib/csv/csv-text';
import type { Column } from '@/ui/records/column';

type Charge = Schemas['Charge'];

export const chargeStatuses: Readonly<Record<Charge['status'], readonly [text: string, tone: BadgeTone]>> = {
  outstanding: ['Outstanding', 'amber'],
  part_satisfied: ['Part satisfied', 'tan'],
  fully_satisfied: ['Satisfied', 'green'],
};

const mismatches: Readonly<Record<NonNullable<Charge['mismatch']>, string>> = {
  unmatched: 'No matching mortgage',
  satisfied_but_owed: 'Satisfied, but a balance is still owed',
};

const mortgageColumn = (mortgageOf: (charge: Charge) => ReactNode): Column<Charge> => ({
  name: 'Mortgage',
  isWide: true,
  cell: (charge) => (
    <span className="flex flex-col items-start gap-1.5 py-1.5">
      {charge.mismatch !== null && (
        <span className="flex items-start gap-1.5 text-xs text-amber-ink">
          <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
          {mismatches[charge.mismatch]}
        </span>
      )}
      {mortgageOf(charge)}
    </span>
  ),
});

/** What the list says of a charge. @param mortgageOf what stands under Mortgage; no such column without */
export const chargeColumns = (
  mortgageOf: ((charge: Charge) => ReactNode) | undefined,
): readonly Column<Charge>[] => [
  {
    name: 'Charge',
    cell: ({ chargeCode, personsEntitled, shortDescription }) => (
      <span className="block min-w-0 py-1 leading-4.5">
        <span className="block font-medium wrap-anywhere">{personsEntitled.join(', ')}</span>
        <span className="num block text-xs text-ink-3">{chargeCode}</span>
        {shortDescription !== null && (
          <span className="block text-xs text-pretty text-ink-3 wrap-anywhere">{shortDescription}</span>
        )}
      </span>
    ),
  },
  { name: 'Created', cell: ({ createdOn }) => <span className="num">{shortDate(createdOn)}</span> },
  {
    name: 'Status',
    cell: ({ status, satisfiedOn }) => {
      const [text, tone] = chargeStatuses[status];
      return (
        <span className="block py-1">
          <Badge tone={tone}>{text}</Badge>
          {satisfiedOn !== null && (
            <span className="num mt-1 block text-xs text-ink-3">{shortDate(satisfiedOn)}</span>
          )}
        </span>
      );
    },
  },
  ...(mortgageOf === undefined ? [] : [mortgageColumn(mortgageOf)]),
];

/** The charges as a table to keep. */
export const chargeRows = (charges: readonly Charge[]): Cell[][] => [
  [
    'Charge code',
    'Created',
    'Delivered',
    'Status',
    'Satisfied',
    'Persons entitled',
    'Description',
    'Particulars',
  ],
  ...charges.map((charge) => [
    charge.chargeCode,
    charge.createdOn,
    charge.deliveredOn,
    chargeStatuses[charge.status][0],
    charge.satisfiedOn,
    charge.personsEntitled.join('; '),
    charge.shortDescription,
    charge.particulars,
  ]),
];
