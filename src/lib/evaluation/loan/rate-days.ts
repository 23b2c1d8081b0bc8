import { periods } from '@/lib/stamp-duty/periods';
import type { Region } from '@/lib/stamp-duty/region';
import { stampDutyTimeline } from '@/lib/stamp-duty/timeline';
import { taxChanges } from './tax';

/** A day from which a deal comes out differently, and why. */
export interface RateDay {
  day: string;
  /** `start`: the first rates on file. `duty`: other stamp duty rates. `gap`: none are on file from here. `tax`: other rates on property income. */
  why: readonly ('start' | 'duty' | 'gap' | 'tax')[];
}

/**
 * The days on which rates change, the latest first: stamp duty of the region and, for who pays it, tax on property income.
 * @param paysIncomeTax not of a company’s homes, nor of a sale, whose profit is taxed as trading
 */
export function rateDays(region: Region, paysIncomeTax = true): RateDay[] {
  const found = new Map<string, Set<RateDay['why'][number]>>();
  const note = (day: string, why: RateDay['why'][number]) =>
    found.set(day, (found.get(day) ?? new Set<RateDay['why'][number]>()).add(why));
  const [first] = periods[region];
  for (const { from, amount } of stampDutyTimeline(100_000, region))
    note(from, amount === null ? 'gap' : from === first?.from ? 'start' : 'duty');
  if (paysIncomeTax) for (const day of taxChanges) if (first && day >= first.from) note(day, 'tax');
  return [...found].toSorted(([a], [b]) => b.localeCompare(a)).map(([day, why]) => ({ day, why: [...why] }));
}
