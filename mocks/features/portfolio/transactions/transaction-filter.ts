// Which transactions a list shows, and what they come to. Lists are long: one pass, and no objects for the plain ones.
import { partsOf } from '@/lib/ledger/transaction-parts';
import { taxYearRange } from '@/lib/ledger/tax-year';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import type { Filters } from '../../../engine/answers/operation';
import { badRequest } from '../../../engine/requests/refusal';

type Transaction = Readonly<Row<'transaction'>>;
type Wanted = Filters<'listTransactions'>;

type Homes = ReadonlySet<string> | undefined;

const isWhole = ({ splits, fee }: Transaction) => splits.length === 0 && (fee === null || fee === 0);

/** Whether a part is of the home, of one of the homes and of the category asked for. */
const fitsIn =
  ({ propertyId, category }: Wanted, homes: Homes) =>
  (part: { propertyId: string | null; category: string }): boolean =>
    (propertyId === undefined || part.propertyId === propertyId) &&
    (category === undefined || part.category === category) &&
    (homes === undefined || homes.has(part.propertyId ?? ''));

function hasPart(transaction: Transaction, wanted: Wanted, homes: Homes): boolean {
  if (wanted.propertyId === undefined && wanted.category === undefined && homes === undefined) return true;
  const fits = fitsIn(wanted, homes);
  return isWhole(transaction) ? fits(transaction) : partsOf(transaction).some(fits);
}

/** Throws 400 for a tax year that is none. */
function days({ from = '', to = '9999', taxYear }: Wanted): { from: string; to: string } {
  if (taxYear === undefined) return { from, to };
  const year = taxYearRange(taxYear);
  if (year === null) throw badRequest('“taxYear” must be two consecutive years, such as 2026-27');
  return { from: from > year.from ? from : year.from, to: to < year.to ? to : year.to };
}

/** The rows that match, in the order given. @param homes only those with a part of one of them */
export function matching(rows: readonly Transaction[], wanted: Wanted, homes?: Homes): Transaction[] {
  const { status, tenancyId, mortgageId, contactId, recurringId, direction } = wanted;
  const { from, to } = days(wanted);
  const query = wanted.query?.trim().toLowerCase() ?? '';
  return rows.filter(
    (row) =>
      row.date >= from &&
      row.date <= to &&
      (status === undefined || status.includes(row.status)) &&
      (direction === undefined || row.direction === direction) &&
      (tenancyId === undefined || row.tenancyId === tenancyId) &&
      (mortgageId === undefined || row.mortgageId === mortgageId) &&
      (contactId === undefined || row.contactId === contactId) &&
      (recurringId === undefined || row.recurringId === recurringId) &&
      hasPart(row, wanted, homes) &&
      (query === '' || row.description.toLowerCase().includes(query)),
  );
}

/** What the rows come to in £, excluding voided transactions; of those in parts only the parts that match count. */
export function totalsOf(
  rows: readonly Transaction[],
  wanted: Wanted,
  homes?: Homes,
): Schema<'TransactionTotals'> {
  const fits = fitsIn(wanted, homes);
  const pence = { in: 0, out: 0 };
  for (const row of rows) {
    if (row.status === 'void') continue;
    if (isWhole(row)) {
      pence[row.direction] += Math.round(row.amount * 100);
      continue;
    }
    for (const part of partsOf(row)) {
      if (fits(part)) pence[part.direction] += Math.round(part.amount * 100);
    }
  }
  return { in: pence.in / 100, out: pence.out / 100 };
}
