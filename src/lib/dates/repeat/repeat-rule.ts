// The RRULEs of the contract: every so many days, weeks, months or years, until a day or without end.
import { addDays, addMonths } from '../calendar-day';
import { shortDay } from '../day-text';

export interface RepeatRule {
  unit: 'day' | 'week' | 'month' | 'year';
  /** Every so many of them, from 1 to 99. */
  every: number;
  /** The last day it may fall on, ISO; null without end. */
  until: string | null;
}

const form = /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=([1-9]\d?))?(?:;UNTIL=(\d{4})(\d{2})(\d{2}))?$/;
const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;
const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** What an RRULE says; null for none, and for one that the contract does not know. */
export function readRepeat(text: string | null | undefined): RepeatRule | null {
  const [, frequency, every = '1', year, month, day] = form.exec(text ?? '') ?? [];
  if (frequency === undefined) return null;
  return {
    // The expression allows no other names.
    unit: units[frequency as keyof typeof units],
    every: Number(every),
    until: year === undefined ? null : `${year}-${month}-${day}`,
  };
}

/** The RRULE: `FREQ=MONTHLY;INTERVAL=3;UNTIL=20270504`. */
export const writeRepeat = ({ unit, every, until }: RepeatRule): string =>
  [
    `FREQ=${frequencies[unit]}`,
    ...(every === 1 ? [] : [`INTERVAL=${every}`]),
    ...(until === null ? [] : [`UNTIL=${until.replaceAll('-', '')}`]),
  ].join(';');

/**
 * The next day of a series; null when it is over. A month without the day takes its last one, and the series goes on from
 * there: 31 January, 28 February, 28 March.
 */
export function nextDay({ unit, every, until }: RepeatRule, day: string): string | null {
  const next = {
    day: () => addDays(day, every),
    week: () => addDays(day, every * 7),
    month: () => addMonths(day, every),
    year: () => addMonths(day, every * 12),
  }[unit]();
  return until !== null && next > until ? null : next;
}

/** `Every month`, `Every 3 weeks until 4 May 2027`. */
export function repeatText({ unit, every, until }: RepeatRule): string {
  const rhythm =
    unit === 'week' && every === 2
      ? 'Every fortnight'
      : every === 1
        ? `Every ${unit}`
        : `Every ${every} ${unit}s`;
  return until === null ? rhythm : `${rhythm} until ${shortDay(until)}`;
}
