// What an agency collected in a month and kept of it, beside what its contract says.
import type { Schemas } from '@/api/contract';
import { sumOf, toHundredths } from '@/lib/money/pence';
import { agreedFee, type AgencyTerms } from '@/lib/portfolio/agent-fee';

type Collected = Pick<
  Schemas['Transaction'],
  'propertyId' | 'direction' | 'status' | 'amount' | 'gross' | 'fee'
>;

/** Of one property in a month, £. */
export interface StatementLine {
  propertyId: string;
  /** Rent that the agency collected. */
  gross: number;
  /** What it kept, with VAT. */
  fee: number;
  /** What it passed on. */
  paid: number;
  /** What it may keep by its contract, with VAT. */
  agreed: number;
}

/** The properties of an agency with what it collected for each; what is void or only expected is left out. */
export function statementOf(
  { propertyIds, ...terms }: AgencyTerms & { propertyIds: readonly string[] },
  transactions: readonly Collected[],
): StatementLine[] {
  return propertyIds.map((propertyId) => {
    const rents = transactions.filter(
      (row) =>
        row.propertyId === propertyId &&
        row.direction === 'in' &&
        row.gross !== null &&
        row.status !== 'void' &&
        row.status !== 'expected',
    );
    const gross = sumOf(rents.map((row) => row.gross ?? 0));
    return {
      propertyId,
      gross,
      fee: sumOf(rents.map((row) => row.fee ?? 0)),
      paid: sumOf(rents.map((row) => row.amount)),
      agreed: agreedFee(gross, terms),
    };
  });
}

/** How much more than agreed an agency kept in all, £; below 0 for less. */
export const keptTooMuch = (lines: readonly StatementLine[]): number =>
  toHundredths(sumOf(lines.map(({ fee, agreed }) => fee - agreed)));
