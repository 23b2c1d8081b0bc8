// Expressions for a time of day: `14:05` in London.
import type { Expression } from './find';
import { end, month, mark, notNumbered, start, unclearWeekday, weekday } from './words';

const before = String.raw`(?:(?:at|from|by|before)\s+)?`;
const expression = (pattern: string, valueOf: Expression<string>['valueOf']): Expression<string> => ({
  pattern: new RegExp(`${start}${pattern}${end}`, 'giu'),
  valueOf,
});

const clock = (hours: number, minutes: number): string | null =>
  hours > 23 || minutes > 59 ? null : `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

/** Nobody calls at three in the morning: one to six without more is the afternoon. */
const usualHour = (hours: number) => (hours >= 1 && hours <= 6 ? hours + 12 : hours);

function halfDay(hours: number, minutes: number, half: string): string | null {
  if (hours < 1 || hours > 12) return null;
  return clock((hours % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0), minutes);
}

/** An hour of a span, with its minutes and its half of the day where they are written. */
const spanHour = String.raw`(\d{1,2})(?:[:.](\d{2}))?(?:\s?([ap])\.?m\.?)?`;

/**
 * When a span begins: 17:00 of “5–6pm”, 11:00 of “11–1pm”. Its first hour is in the half of the day of its last one, or in the one before.
 * Null where neither hour has minutes or a half, as “5–6” may be rooms, and for “9am and 5pm”, which are two times.
 */
const spanStart: Expression<string>['valueOf'] = ([span, from, minutes, half, to, toMinutes, toHalf]) => {
  if ((half ?? toHalf ?? minutes ?? toMinutes) === undefined) return null;
  if (/\sand\s/i.test(span) && !/^between/i.test(span)) return null;
  const timeOf = (hours: string | undefined, past: string | undefined, of: string | undefined) =>
    of === undefined
      ? clock(Number(hours), Number(past ?? 0))
      : halfDay(Number(hours), Number(past ?? 0), of);
  const last = timeOf(to, toMinutes, toHalf);
  const first = timeOf(from, minutes, half ?? toHalf);
  if (first === null || last === null) return null;
  const isLater = half === undefined && toHalf !== undefined && first > last;
  return isLater ? timeOf(from, minutes, toHalf.toLowerCase() === 'p' ? 'a' : 'p') : first;
};

/** What may follow “at 10” for it to be a time, and not the number of a house. */
const dateWord = `today|tomorrow|tonight|on|next|this|in|every|daily|weekly|monthly|${weekday}|${unclearWeekday}|${month}`;
const nothingElse = String.raw`(?=\s*(?:$|[${mark},;!)]|(?:${dateWord})(?![\p{L}])|\d))`;

export const timeExpressions: readonly Expression<string>[] = [
  expression(
    String.raw`(?:(?:at|from|between)\s+)?${notNumbered}${spanHour}\s*(?:[–-]|to|until|till|and)\s*${spanHour}`,
    spanStart,
  ),
  expression(
    String.raw`${before}(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\.?`,
    ([, hours, minutes = '0', half = '']) => halfDay(Number(hours), Number(minutes), half),
  ),
  expression(String.raw`${before}(\d{1,2}):(\d{2})`, ([, hours, minutes]) =>
    clock(Number(hours), Number(minutes)),
  ),
  expression(
    String.raw`at\s+(\d{1,2})(?:\.(\d{2}))?(?:\s+o['’]clock)?${nothingElse}`,
    ([, hours, minutes = '0']) => clock(usualHour(Number(hours)), Number(minutes)),
  ),
  expression(
    String.raw`(?:at\s+)?(half|quarter)\s+(past|to)\s+(\d{1,2})${nothingElse}`,
    ([, part, side, hours]) => {
      const hour = usualHour(Number(hours));
      if (side?.toLowerCase() === 'past') return clock(hour, part?.toLowerCase() === 'half' ? 30 : 15);
      return part?.toLowerCase() === 'half' ? null : clock(hour - 1, 45);
    },
  ),
  // “Half three” in Britain is half past it.
  expression(String.raw`(?:at\s+)?half\s+(\d{1,2})${nothingElse}`, ([, hours]) =>
    clock(usualHour(Number(hours)), 30),
  ),
  expression(String.raw`(?:at\s+)?(?:noon|midday)`, () => '12:00'),
];

const partsOfDay = {
  morning: '09:00',
  lunchtime: '12:30',
  afternoon: '14:00',
  evening: '18:00',
  night: '20:00',
} as const;

/** A part of the day, right after a day that was found (a mark stands in its place). */
export const partExpression: Expression<string> = {
  pattern: new RegExp(
    String.raw`(?<=${mark}\s*)(?:in\s+the\s+)?(morning|lunchtime|afternoon|evening|night)${end}`,
    'giu',
  ),
  // The expression allows no other words.
  valueOf: ([, part = '']) => partsOfDay[part.toLowerCase() as keyof typeof partsOfDay],
};
