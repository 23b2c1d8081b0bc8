import { counted } from '@/lib/lists/counted';
import type { PlannedPayment } from './plan-statement';
import type { StatementRun } from './use-statement-import';

/** `12 transactions`. */
export const countedTransactions = (count: number) => counted(count, 'transaction');

/** `12 transactions ready to import, 2 already imported, 3 rows can’t be imported`; later how many are in. */
export function statementHeadline(
  rows: readonly PlannedPayment[],
  { phase, results, skipped }: StatementRun,
): string {
  const count = (kind: PlannedPayment['kind']) => rows.filter((row) => row.kind === kind).length;
  const refused = [...results.values()].filter((why) => why !== null).length;
  const added = results.size - refused - skipped;
  const ready = count('new');
  const known = count('known') + skipped;
  const failed = count('rejected') + refused;
  const first =
    phase === 'ready'
      ? `${ready === 0 ? 'No transactions' : countedTransactions(ready)} ready to import`
      : phase === 'done'
        ? `${added === 0 ? 'No transactions' : countedTransactions(added)} imported`
        : `${results.size.toLocaleString('en-GB')} of ${countedTransactions(ready)} done`;
  return [
    first,
    known > 0 && `${known.toLocaleString('en-GB')} already imported`,
    failed > 0 && `${counted(failed, 'row')} can’t be imported`,
  ]
    .filter(Boolean)
    .join(', ');
}
