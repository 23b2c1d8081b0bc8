import { periods, periodOn } from './periods';
import type { Nation, Region } from './region';
import { stampDutyAmount } from './stamp-duty';

/** A stretch of days with one tax; `amount` is null where no rates are on file. */
export interface TimelineStep {
  readonly from: string;
  readonly to: string | null;
  readonly amount: number | null;
}

/** The tax on the same price through every period on file, oldest first, gaps between them included. */
export function stampDutyTimeline(price: number, region: Region): readonly TimelineStep[] {
  return periods[region].flatMap(({ from, to }, index, all) => {
    const step = { from, to, amount: stampDutyAmount(price, region, from) };
    const next = all[index + 1];
    if (to === null || next === undefined || next.from === dayAfter(to, 1)) return [step];
    return [step, { from: dayAfter(to, 1), to: dayAfter(next.from, -1), amount: null }];
  });
}

function dayAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The next dearer band: the price in pounds at which it starts, and its rate. Null in the highest, or without rates. */
export function nextBand(
  price: number,
  region: Region,
  day: string,
): { readonly from: number; readonly rate: number } | null {
  return periodOn(region, day)?.bands.find(({ from }) => from > price) ?? null;
}

/**
 * `no-rates`: none on file for the day. `before-sdlt`: the zero rate of 2000 to 2003. `wales`: Wales charges Land
 * Transaction Tax by then, the figure uses England's bands. `under-40000`: usually outside the higher rates.
 */
export type StampDutyNote = 'no-rates' | 'before-sdlt' | 'wales' | 'under-40000';

/** The higher rates of the United Kingdom and Scotland's supplement both began on this day. */
const higherRatesFrom = '2016-04-01';

/** Until then Wales paid Stamp Duty Land Tax, as England did (Wales Act 2014). */
const welshTaxFrom = '2018-04-01';

/** The zero rate of 2000 to 2003, when buyers paid the tax before this one (specification §9). */
export const isBeforeSdlt = (region: Region, day: string): boolean =>
  periodOn(region, day)?.bands.every(({ rate }) => rate === 0) ?? false;

/** What a reader of the figure should know; the figure itself is never changed for it. */
export function stampDutyNotes(price: number, nation: Nation, region: Region, day: string): StampDutyNote[] {
  const period = periodOn(region, day);
  const notes: StampDutyNote[] = [];
  if (period === undefined) notes.push('no-rates');
  else if (isBeforeSdlt(region, day)) notes.push('before-sdlt');
  if (nation === 'wales' && period && day >= welshTaxFrom) notes.push('wales');
  if (price > 0 && price < 40_000 && day >= higherRatesFrom) notes.push('under-40000');
  return notes;
}
