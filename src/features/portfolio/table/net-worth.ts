import type { Schemas } from '@/api/contract';
import type { Cell } from '@/lib/csv/csv-text';
import { sumOf } from '@/lib/money/pence';

/**
 * What I own and owe as a table: a row for each home that is held, then the totals. Equity is of the homes whose value is known;
 * what is not known is an empty cell.
 */
export function netWorthRows(
  homes: readonly Schemas['Property'][],
  { value, debt, equity, ltv, rentPcm }: Schemas['PropertySummary'],
): Cell[][] {
  const mortgagePcm = sumOf(homes.map(({ figures }) => figures.mortgagePcm ?? 0));
  return [
    [
      'Property',
      'Owners',
      'Value',
      'Valuation date',
      'Debt',
      'Equity',
      'Loan to value %',
      'Rent pcm',
      'Purchase price',
      'Purchase date',
      'Mortgage pcm',
      'Gas safety expires',
      'Electrical report expires',
    ],
    ...homes.map(({ fullAddress, owners, currentValue, valuedAt, figures, purchasePrice, purchaseDate }) => [
      fullAddress,
      owners.map(({ name, share }) => `${name ?? 'Unknown'} ${share}%`).join('; '),
      currentValue,
      valuedAt,
      figures.debt,
      currentValue === null ? null : Math.round((currentValue - figures.debt) * 100) / 100,
      figures.ltv,
      figures.rentPcm,
      purchasePrice,
      purchaseDate,
      figures.mortgagePcm,
      figures.gasSafety?.dueOn ?? null,
      figures.electrical?.dueOn ?? null,
    ]),
    ['Total', null, value, null, debt, equity, ltv, rentPcm, null, null, mortgagePcm, null, null],
  ];
}
