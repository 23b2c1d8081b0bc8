// Expressions for a day, each with the day it means.
import { addDays, addMonths, dayOf, daysInMonth, isCalendarDay, partsOfDay } from '../calendar-day';
import type { Expression } from './find';
import {
  amount,
  amountOf,
  before,
  end,
  mark,
  month,
  monthOf,
  notNumbered,
  start,
  unclearWeekday,
  unit,
  weekday,
  weekdayOf,
} from './words';

/** A pattern, and the day it means; null where that is no day of the calendar. */
type DayExpression = readonly [
  pattern: RegExp,
  dayOf: (match: RegExpExecArray, today: string) => string | null,
];
const expression = (pattern: string, dayOfMatch: DayExpression[1]): DayExpression => [
  // “The last Monday of every month” is no Monday in particular.
  new RegExp(String.raw`${start}${before}${pattern}${end}(?!\s+of\s+(?:every|each)\b)`, 'giu'),
  dayOfMatch,
];

/** 0 for Monday to 6 for Sunday. */
const weekdayIn = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
const monday = (day: string) => addDays(day, -weekdayIn(day));

/** The next such weekday after today; today's own name means a week from today. */
export const comingWeekday = (today: string, wanted: number) =>
  addDays(today, ((wanted - weekdayIn(today) + 6) % 7) + 1);

/**
 * `this` may be today; `next` is in the week after this one, weeks beginning on Monday: on a Wednesday, Friday is in two days
 * and next Friday in nine.
 */
function namedWeekday(word: string, which: string | undefined, today: string): string {
  const wanted = weekdayOf(word);
  if (which?.toLowerCase() === 'next') return addDays(monday(today), 7 + wanted);
  if (which?.toLowerCase() === 'this' && weekdayIn(today) === wanted) return today;
  return comingWeekday(today, wanted);
}

/** So many units later. */
function later(day: string, count: number, of: string): string {
  const name = of.toLowerCase().replace(/s$/, '');
  if (name === 'day') return addDays(day, count);
  if (name === 'week') return addDays(day, count * 7);
  if (name === 'fortnight') return addDays(day, count * 14);
  return addMonths(day, count * (name === 'year' ? 12 : name === 'quarter' ? 3 : 1));
}

/** A day and a month; without a year, the next time the calendar has it. */
function dayAndMonth(date: string, ofMonth: number, year: string | undefined, today: string): string | null {
  const write = (inYear: number) => `${inYear}-${String(ofMonth).padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (year !== undefined) {
    const day = write(Number(year.length === 2 ? `20${year}` : year));
    return isCalendarDay(day) ? day : null;
  }
  const [thisYear] = partsOfDay(today);
  // A 29 February is eight years away at most.
  for (let inYear = thisYear; inYear <= thisYear + 8; inYear += 1) {
    const day = write(inYear);
    if (isCalendarDay(day) && day >= today) return day;
  }
  return null;
}

/** The next day with that number, today included. */
export function dayOfMonth(date: number, today: string): string | null {
  const [year, thisMonth] = partsOfDay(today);
  for (let at = thisMonth; at <= thisMonth + 12; at += 1) {
    const first = dayOf(year, at, 1);
    const [inYear, inMonth] = partsOfDay(first);
    const day = dayOf(year, at, date);
    if (date <= daysInMonth(inYear, inMonth) && day >= today) return day;
  }
  return null;
}

function endOf(which: string | undefined, of: string, today: string): string {
  const isNext = which?.toLowerCase() === 'next';
  const [year, thisMonth] = partsOfDay(today);
  if (of.toLowerCase() === 'week') {
    // A working week ends on Friday; at a weekend the next one is meant.
    const friday = addDays(monday(today), 4 + (isNext ? 7 : 0));
    return friday < today ? addDays(friday, 7) : friday;
  }
  if (of.toLowerCase() === 'year') return dayOf(year + (isNext ? 1 : 0), 12, 31);
  return dayOf(year, thisMonth + (isNext ? 1 : 0), 31);
}

const year = String.raw`(\d{4})`;
const nth = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

/** What each expression means; `yesterday` and what has a year may be in the past. */
const expressions: readonly DayExpression[] = [
  expression('(yesterday)', (_, today) => addDays(today, -1)),
  expression('(?:the\\s+)?day\\s+after\\s+tomorrow', (_, today) => addDays(today, 2)),
  expression(
    String.raw`(a\s+week\s+)?(?:on\s+)?(today|tomorrow|tmrw|tmr|tonight)(\s+week)?`,
    ([, week, word = '', weekAfter], today) => {
      const day = /^to(?:day|night)/i.test(word) ? today : addDays(today, 1);
      return (week ?? weekAfter) ? addDays(day, 7) : day;
    },
  ),
  expression(String.raw`this(?=\s+(?:morning|afternoon|evening))`, (_, today) => today),
  expression(
    String.raw`(a\s+week\s+)?(?:on\s+)?(?:(this|next|coming)\s+)?(${weekday})(\s+week)?`,
    ([, week, which, word = '', weekAfter], today) => {
      const day = namedWeekday(word, which, today);
      return (week ?? weekAfter) ? addDays(day, 7) : day;
    },
  ),
  // With a word before it that says so, or where nothing follows.
  ...[
    String.raw`(?:on|by|before|from|for|(this|next))\s+(${unclearWeekday})`,
    `()(${unclearWeekday})(?=\\s*(?:${mark}|$))`,
  ].map((pattern) =>
    expression(pattern, ([, which, word = ''], today) => namedWeekday(word, which || undefined, today)),
  ),
  expression(
    String.raw`in\s+(${amount})\s+(${unit})(?:['’]?s?['’]?\s+time)?`,
    ([, count = '', of = ''], today) => later(today, amountOf(count), of),
  ),
  expression(String.raw`(${amount})\s+(${unit})\s+from\s+(?:now|today)`, ([, count = '', of = ''], today) =>
    later(today, amountOf(count), of),
  ),
  expression(String.raw`next\s+week`, (_, today) => addDays(monday(today), 7)),
  expression(String.raw`next\s+month`, (_, today) => {
    const [inYear, thisMonth] = partsOfDay(today);
    return dayOf(inYear, thisMonth + 1, 1);
  }),
  expression(String.raw`next\s+year`, (_, today) => dayOf(partsOfDay(today)[0] + 1, 1, 1)),
  expression(String.raw`(?:(?:at\s+)?(?:the|this)|(next))\s+weekend`, ([, next], today) => {
    const saturday = addDays(monday(today), 5);
    return next === undefined ? (weekdayIn(today) === 6 ? today : saturday) : addDays(saturday, 7);
  }),
  expression(
    String.raw`(?:(?:at\s+)?(?:the\s+)?end\s+of\s+)(?:(?:the|this|(next))\s+)?(week|month|year)`,
    ([, which, of = ''], today) => endOf(which, of, today),
  ),
  expression(
    String.raw`(?:(?:${weekday}|${unclearWeekday}),?\s+)?(?:the\s+)?${nth}\s+(?:of\s+)?(${month})(?:,?\s+${year})?`,
    ([, date = '', word = '', inYear], today) => dayAndMonth(date, monthOf(word), inYear, today),
  ),
  expression(
    String.raw`(${month})\s+(?:the\s+)?${nth}(?:,?\s+${year})?`,
    ([, word = '', date = '', inYear], today) => dayAndMonth(date, monthOf(word), inYear, today),
  ),
  // Nor “24/7”.
  ...[
    String.raw`(?!24/7)(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d{2}))?`,
    String.raw`(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})`,
  ].map((pattern) =>
    expression(`${notNumbered}${pattern}`, ([, date = '', inMonth = '', inYear], today) =>
      dayAndMonth(date, Number(inMonth), inYear, today),
    ),
  ),
  expression(String.raw`(\d{4}-\d{2}-\d{2})`, ([, day = '']) => (isCalendarDay(day) ? day : null)),
  expression(String.raw`(?:on|by)\s+the\s+(\d{1,2})(?:st|nd|rd|th)`, ([, date = ''], today) =>
    dayOfMonth(Number(date), today),
  ),
];

export const dayExpressions = (today: string): readonly Expression<string>[] =>
  expressions.map(([pattern, dayOfMatch]) => ({ pattern, valueOf: (match) => dayOfMatch(match, today) }));
