// A rent that is owed and the payment that settles it, in whole or in part.
import type { Schemas } from '@/api/contract';
import { toHundredths } from '@/lib/money/pence';
import type { Transaction } from '../transaction';
import { agentOf, amountOf, canHaveAgent, type TransactionValues } from './transaction-values';

/** Whether it is rent that has not come: an imported row is money that has. */
const isOwedRent = ({ status, direction, category, source }: Transaction): boolean =>
  status === 'outstanding' && direction === 'in' && category === 'rent' && source !== 'import';

/** £ of a rent that are owed, before the fee of an agent. */
export const owedAmount = ({ amount, gross }: Pick<Transaction, 'amount' | 'gross'>): number =>
  gross ?? amount;

/** £ of rent that are paid as typed, before the fee of an agent who collected it; null while that makes no sense. */
const paidAmount = (values: TransactionValues): number | null =>
  values.isAgent && canHaveAgent(values) ? (agentOf(values)?.gross ?? null) : amountOf(values.amount);

/** Whether a payment as typed is rent of the property that the owed rent is of. */
export const canSettle = (rent: Transaction, values: TransactionValues): boolean =>
  canHaveAgent(values) && values.propertyId === (rent.propertyId ?? '');

/**
 * The owed rent that a payment most likely settles: one of the same amount, else the oldest.
 * @param rows transactions of the property, in any order
 */
export function rentToSettle(
  rows: readonly Transaction[],
  values: TransactionValues,
): Transaction | undefined {
  const paid = paidAmount(values);
  const rents = rows
    .filter((row) => isOwedRent(row) && canSettle(row, values))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  return rents.find((rent) => owedAmount(rent) === paid) ?? rents[0];
}

/** £ that stay unpaid when a transaction is confirmed as typed: 0 unless it is an owed rent and less was paid. */
export function restOfRent(row: Transaction, values: TransactionValues): number {
  const paid = paidAmount(values);
  if (paid === null || !values.isConfirmed || !isOwedRent(row) || !canSettle(row, values)) return 0;
  return Math.max(0, toHundredths(owedAmount(row) - paid));
}

/** What is sent to keep the rest of a rent owed from the same day. @param rest £ above 0 */
export const restBody = (
  { date, description, propertyId, tenancyId, contactId }: Transaction,
  rest: number,
): Schemas['NewTransaction'] => ({
  direction: 'in',
  category: 'rent',
  status: 'outstanding',
  date,
  amount: rest,
  description,
  propertyId,
  tenancyId,
  contactId,
});
