import type { ReadAmount } from '@/lib/money/amount-text';
import { isToThePenny, penceProblem } from '@/lib/money/pence';

/** The contract's, £. */
const maxCost = 10_000_000;

/** What is wrong with the cost of works as it was read. Nothing is wrong with a blank one. */
export function costProblem(read: ReadAmount): string | undefined {
  if (read === 'blank') return undefined;
  if (read === 'unreadable' || read < 0 || read > maxCost) return 'Enter an amount, such as £2,600';
  return isToThePenny(read) ? undefined : penceProblem;
}
