import { addDays, dayOf, daysBetween, partsOfDay } from './calendar-day';
import { workingDayFrom } from './working-days/working-day';

/** A rule of days that come again. */
export interface Recurrence {
  frequency: 'weekly' | 'fortnightly' | 'four_weekly' | 'monthly' | 'quarterly' | 'annual';
  /** The first day it may fall on. Its day of the month is kept where a month has it. */
  startOn: string;
  /** The day the rhythm counts from, when that is older: a series that goes on from a 30 June may be one of 31sts. */
  anchorOn?: string | null;
  endOn?: string | null;
  /** How many in all, from `startOn`. */
  count?: number | null;
  /** Within a month: the day of `startOn`, the last one, or the first working day: banks go by the holidays of England. */
  dayRule: 'same_day' | 'last_day' | 'first_working';
}

const stepDays = { weekly: 7, fortnightly: 14, four_weekly: 28 } as const;
const stepMonths = { monthly: 1, quarterly: 3, annual: 12 } as const;

/** The n-th occurrence, from 0, as if there were no end. The 31st falls on the 28th to 30th where it must. */
export function occurrence(rule: Recurrence, n: number): string {
  const { frequency, dayRule } = rule;
  const startOn = rule.anchorOn ?? rule.startOn;
  if (frequency === 'weekly' || frequency === 'fortnightly' || frequency === 'four_weekly') {
    return addDays(startOn, n * stepDays[frequency]);
  }
  const [year, month, day] = partsOfDay(startOn);
  const months = month + n * stepMonths[frequency];
  if (dayRule === 'same_day') return dayOf(year, months, day);
  if (dayRule === 'last_day') return dayOf(year, months, 31);
  return workingDayFrom(dayOf(year, months, 1), ['england']);
}

/** The occurrences from `from` on, at most `limit`; none before `startOn`, after `endOn` or beyond `count`. */
export function occurrencesFrom(rule: Recurrence, from: string, limit: number): string[] {
  const found: string[] = [];
  let made = 0;
  for (let n = guess(rule, from, rule.count ?? null); found.length < limit; n += 1) {
    const on = occurrence(rule, n);
    if (rule.endOn && on > rule.endOn) break;
    // What the rhythm gives before the start is left out: a first working day in the start's own month, an older anchor.
    if (on < rule.startOn) continue;
    made += 1;
    if (rule.count && made > rule.count) break;
    if (on >= from) found.push(on);
    // Far beyond any plan: years of four digits end.
    if (on > '9990') break;
  }
  return found;
}

/** Where to begin counting: from the start when the number matters, else shortly before `from`. */
function guess(rule: Recurrence, from: string, count: number | null): number {
  const startOn = rule.anchorOn ?? rule.startOn;
  if (count !== null || from <= startOn) return 0;
  const { frequency } = rule;
  if (frequency === 'weekly' || frequency === 'fortnightly' || frequency === 'four_weekly') {
    return Math.max(0, Math.floor(daysBetween(startOn, from) / stepDays[frequency]) - 1);
  }
  const [year, month] = partsOfDay(startOn);
  const [toYear, toMonth] = partsOfDay(from);
  return Math.max(0, Math.floor(((toYear - year) * 12 + toMonth - month) / stepMonths[frequency]) - 1);
}
