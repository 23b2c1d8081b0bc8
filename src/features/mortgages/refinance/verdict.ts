import { counted } from '@/lib/lists/counted';
import { formatPounds } from '@/lib/money/money';
import { toHundredths } from '@/lib/money/pence';
import type { Comparison } from './refinance-values';

/** Which way costs least, in a sentence; to the penny, as the costs that it is the difference of. */
export function verdictOf(comparison: Comparison | null): string {
  if (comparison === null) return 'Enter when the new rate starts.';
  const { best, ways, months } = comparison;
  if (best === null) return 'Enter the reversion rate to compare with staying.';
  const over = counted(months / 12, 'year');
  if (best.saves === null) return `Staying costs least over ${over}.`;
  const second = ways.filter((way) => way.id !== 'keep' && way !== best)[0];
  const gap = toHundredths((second?.option?.cost ?? 0) - (best.option?.cost ?? 0));
  const other =
    second === undefined || gap === 0
      ? ''
      : `, and ${formatPounds(gap)} less than the ${second.name.toLowerCase()}`;
  return `The ${best.name.toLowerCase()} costs ${formatPounds(best.saves)} less than staying over ${over}${other}.`;
}
