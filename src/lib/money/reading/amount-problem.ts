import type { ReadAmount } from '../amount-text';
import { isToThePenny, penceProblem } from '../pence';

interface AmountLimits {
  /** £, 0 unless told otherwise. */
  min?: number;
  /** £ */
  max: number;
  /** What the field says of no amount, or of one out of range: `Enter a price, such as £180k`. */
  text: string;
  /** The field may be left empty. */
  isOptional?: boolean;
}

/**
 * What is wrong with an amount of pounds as `readPounds` read it: that it is none or out of range, then that it has parts of a
 * penny. Undefined where nothing is.
 */
export function amountProblem(
  read: ReadAmount,
  { min = 0, max, text, isOptional = false }: AmountLimits,
): string | undefined {
  if (read === 'blank' && isOptional) return undefined;
  if (typeof read !== 'number' || read < min || read > max) return text;
  return isToThePenny(read) ? undefined : penceProblem;
}
