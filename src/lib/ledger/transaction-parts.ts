// What a transaction counts as in the books.

interface Booked {
  direction: 'in' | 'out';
  amount: number;
  category: string;
  propertyId: string | null;
  gross: number | null;
  fee: number | null;
  splits: readonly { amount: number; category: string; propertyId?: string | null }[];
}

/** One line of the books, in £. */
export interface TransactionPart {
  direction: 'in' | 'out';
  amount: number;
  category: string;
  propertyId: string | null;
}

/**
 * The lines a transaction counts as. A split one counts as its parts. Rent that an agent collected counts as the gross
 * rent in and the agent's fee out: £1,080 received with a fee of £120 is £1,200 of rent and £120 of management.
 */
export function partsOf(transaction: Booked): TransactionPart[] {
  const { direction, amount, category, propertyId, gross, fee, splits } = transaction;
  if (splits.length > 0) {
    return splits.map((split) => ({
      direction,
      amount: split.amount,
      category: split.category,
      propertyId: split.propertyId ?? propertyId,
    }));
  }
  if (gross !== null && fee !== null && fee > 0) {
    return [
      { direction: 'in', amount: gross, category, propertyId },
      { direction: 'out', amount: fee, category: 'legal_management', propertyId },
    ];
  }
  return [{ direction, amount, category, propertyId }];
}
