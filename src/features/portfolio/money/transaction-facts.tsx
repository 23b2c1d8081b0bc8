import { counted } from '@/lib/lists/counted';
import { formatPounds } from '@/lib/money/money';
import { categoryName, type Transaction } from './transaction';

/** What a transaction is and which home it belongs to, in one line. */
export function TransactionFacts({ row, home }: { row: Transaction; home: string | undefined }) {
  const { propertyId, splits } = row;
  return (
    <>
      {whatItIs(row)}
      {' · '}
      {propertyId !== null && (home ?? '…')}
      {propertyId === null &&
        (splits.length > 0 ? 'Several properties' : <span className="text-amber-ink">No property</span>)}
    </>
  );
}

/** `Rent`, `£1,200 rent less £120 fee`, or `Repairs in 2 parts`. */
function whatItIs({ category, gross, fee, splits }: Transaction): string {
  if (gross !== null && fee !== null && fee > 0)
    return `${formatPounds(gross)} rent less ${formatPounds(fee)} fee`;
  const name = categoryName(category);
  return splits.length > 0 ? `${name}, ${counted(splits.length, 'part')}` : name;
}
