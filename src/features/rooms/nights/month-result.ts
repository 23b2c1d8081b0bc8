// What a home let by the night earned: by month, by year, and how full it has to be to pay for itself (S53, product.md §5.9).
import type { Schemas } from '@/api/contract';
import { monthAfter } from '@/lib/calendar/month';
import { addDays } from '@/lib/dates/calendar-day';
import { toHundredths } from '@/lib/money/pence';
import { nightsIn, type Stay } from './stays';

type Nights = Schemas['PropertySaManagement'];
type Terms = Pick<
  Nights,
  | 'adr'
  | 'seasons'
  | 'channels'
  | 'avgStay'
  | 'cleaningFee'
  | 'cleaningCost'
  | 'linenCost'
  | 'managementPct'
  | 'blocks'
>;

/** £, each to the penny. */
export interface MonthResult {
  /** Nights of guests. */
  nights: number;
  /** Stays that begin in the month: their cleaning and linen belong to it. */
  stays: number;
  accommodation: number;
  cleaningFees: number;
  commission: number;
  cleaning: number;
  linen: number;
  management: number;
  /** What is left before the mortgage and other fixed costs. */
  kept: number;
}

const isOfGuest = ({ source }: Stay) => source !== 'owner';
const sameSource = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The rate of a night: that of its season, or the usual one. @param day ISO day */
export const rateOn = ({ adr, seasons }: Pick<Terms, 'adr' | 'seasons'>, day: string): number =>
  seasons.find(({ from, to }) => from <= day && day <= to)?.adr ?? adr;

/** A month of stays at the rates on record; what a site really paid may differ. @param month `2026-05` */
export function monthResult(terms: Terms, month: string): MonthResult {
  const [first, end] = [`${month}-01`, `${monthAfter(month, 1)}-01`];
  const result = { nights: 0, stays: 0, accommodation: 0, cleaningFees: 0, commission: 0 };
  for (const { from, to, source } of terms.blocks.filter(isOfGuest)) {
    let income = 0;
    for (let day = from > first ? from : first; day < to && day < end; day = addDays(day, 1)) {
      result.nights += 1;
      income += rateOn(terms, day);
    }
    const begins = from >= first && from < end;
    const fee = begins ? terms.cleaningFee : 0;
    const site = terms.channels.find(({ name }) => sameSource(name, source));
    result.stays += begins ? 1 : 0;
    result.accommodation += income;
    result.cleaningFees += fee;
    result.commission += ((income + fee) * (site?.commissionPct ?? 0)) / 100;
  }
  const revenue = result.accommodation + result.cleaningFees;
  const cleaning = result.stays * terms.cleaningCost;
  const linen = result.stays * terms.linenCost;
  const management = (revenue * terms.managementPct) / 100;
  return {
    ...result,
    accommodation: toHundredths(result.accommodation),
    cleaningFees: toHundredths(result.cleaningFees),
    commission: toHundredths(result.commission),
    cleaning: toHundredths(cleaning),
    linen: toHundredths(linen),
    management: toHundredths(management),
    kept: toHundredths(revenue - result.commission - cleaning - linen - management),
  };
}

/** What guests paid in twelve months, £. @param last the last of them, `2026-05` */
export function revenueOfYear(terms: Terms, last: string): number {
  const months = Array.from({ length: 12 }, (_, back) => monthResult(terms, monthAfter(last, -back)));
  return toHundredths(
    months.reduce((sum, { accommodation, cleaningFees }) => sum + accommodation + cleaningFees, 0),
  );
}

/** Commission as the stays on record were booked, %; without any, the average of the sites. */
function usualCommission({ blocks, channels }: Pick<Terms, 'blocks' | 'channels'>): number {
  const shares = blocks.filter(isOfGuest).map((stay) => ({
    nights: nightsIn(stay),
    pct: channels.find(({ name }) => sameSource(name, stay.source))?.commissionPct ?? 0,
  }));
  const all = shares.reduce((sum, { nights }) => sum + nights, 0);
  if (all > 0) return shares.reduce((sum, { nights, pct }) => sum + nights * pct, 0) / all;
  return channels.length === 0
    ? 0
    : channels.reduce((sum, { commissionPct }) => sum + commissionPct, 0) / channels.length;
}

/**
 * How full it has to be to pay its fixed costs, % of the nights of a year; above 100 when even a full year would not.
 * @param fixedYear mortgage and other costs that come whether or not anybody stays, £ a year
 * @returns null when each night costs more than it brings
 */
export function breakEvenOccupancy(terms: Terms, fixedYear: number): number | null {
  const { adr, avgStay, cleaningFee, cleaningCost, linenCost, managementPct } = terms;
  const taken = (usualCommission(terms) + managementPct) / 100;
  const kept = (adr + cleaningFee / avgStay) * (1 - taken) - (cleaningCost + linenCost) / avgStay;
  return kept <= 0 ? null : (fixedYear / (kept * 365)) * 100;
}
