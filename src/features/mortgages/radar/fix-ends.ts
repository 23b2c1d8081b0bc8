// Which fixed and discounted rates end when, and what each mortgage costs a month after that (N8).
import { addDays, daysBetween } from '@/lib/dates/calendar-day';
import { sumOf, toHundredths } from '@/lib/money/pence';
import { afterRate } from '@/lib/mortgage/after-rate';
import { chargeOn } from '@/lib/mortgage/refinance';
import type { Mortgage } from '../mortgage-type';

/** So many days before its rate ends a mortgage needs somebody, as lenders reserve a new one by then. */
export const soonDays = 180;

/** The end of a fixed or discounted rate. */
export interface FixEnd {
  mortgage: Mortgage;
  /** The last day of the rate. */
  day: string;
  /** Days until then; below 0 once it is over. */
  days: number;
  /** The day from which a new rate can be reserved. */
  actFrom: string;
  /** £ owed when it ends. */
  balance: number;
  /** % a year after that; null while it is not known. */
  rateAfter: number | null;
  /** £ a month after that, and how much more than now. */
  paymentAfter: number | null;
  more: number | null;
  /** What leaving today costs; null where nothing. */
  charge: { pct: number; amount: number } | null;
}

/**
 * The ends of all rates that end, the soonest first.
 * @param today ISO day in London
 * @param chosen % a year after each end; each lender's own reversion rate without
 */
export function fixEnds(
  mortgages: readonly Mortgage[],
  today: string,
  chosen: number | null = null,
): readonly FixEnd[] {
  return mortgages
    .flatMap((mortgage) =>
      mortgage.fixEnds === null
        ? []
        : endOf(mortgage, mortgage.fixEnds, today, chosen ?? mortgage.reversionRate),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

function endOf(mortgage: Mortgage, day: string, today: string, rateAfter: number | null): FixEnd {
  const { balance, monthlyPayment, erc } = mortgage;
  const then = afterRate(mortgage, day, rateAfter, today);
  const pct = chargeOn(erc, today);
  return {
    mortgage,
    day,
    days: daysBetween(today, day),
    actFrom: addDays(day, -soonDays),
    balance: then.balance,
    rateAfter,
    paymentAfter: then.payment,
    more: then.payment === null ? null : toHundredths(then.payment - monthlyPayment),
    charge: pct === 0 ? null : { pct, amount: toHundredths((balance * pct) / 100) },
  };
}

/** What the next twelve months bring together; what isn't known is counted by itself. */
export interface YearAhead {
  ends: number;
  /** £ whose rate ends. */
  balance: number;
  /** £ a month more. */
  more: number;
  /** How many have no rate after it. */
  unknown: number;
}

/** The ends from today to this day next year. */
export function yearAhead(ends: readonly FixEnd[]): YearAhead {
  const near = ends.filter(({ days }) => days >= 0 && days <= 365);
  return {
    ends: near.length,
    balance: sumOf(near.map(({ balance }) => balance)),
    more: sumOf(near.map(({ more }) => more ?? 0)),
    unknown: near.filter(({ more }) => more === null).length,
  };
}

/** A quarter of a year in which rates end. */
export interface Quarter {
  /** Its first day. */
  from: string;
  /** £ owed when they end. */
  balance: number;
  ends: number;
}

/** The quarters of the calendar from today's on, with the debt whose rate ends in each; an end that is over counts to none. */
export function ladder(ends: readonly FixEnd[], today: string, count: number): readonly Quarter[] {
  const numberOf = (day: string) =>
    Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  const first = numberOf(today);
  return Array.from({ length: count }, (_, index) => {
    const at = first + index;
    const own = ends.filter(({ day, days }) => days >= 0 && numberOf(day) === at);
    return {
      from: `${Math.floor(at / 4)}-${String((at % 4) * 3 + 1).padStart(2, '0')}-01`,
      balance: sumOf(own.map(({ balance }) => balance)),
      ends: own.length,
    };
  });
}

const isJanuary = ({ from }: Quarter) => from.slice(5, 7) === '01';

/**
 * The year below a quarter: that of the first one, and each January’s. On a narrow screen a year is as wide as its bar, and the
 * first one gives way to a January beside it.
 */
export function yearBelow(quarters: readonly Quarter[], at: number): { text: string; isWideOnly: boolean } {
  const [quarter, next] = [quarters[at], quarters[at + 1]];
  if (!quarter || (at > 0 && !isJanuary(quarter))) return { text: '', isWideOnly: false };
  return { text: quarter.from.slice(0, 4), isWideOnly: next !== undefined && isJanuary(next) };
}
