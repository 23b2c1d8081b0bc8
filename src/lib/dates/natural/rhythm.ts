// Expressions for what comes again: “every month”, “every other Friday until 4 May”.
import { addDays } from '../calendar-day';
import { writeRepeat, type RepeatRule } from '../repeat/repeat-rule';
import { comingWeekday, dayExpressions, dayOfMonth } from './days';
import { findLast, type Expression, type Found } from './find';
import { amount, amountOf, before, end, start, unit, weekday, weekdayOf } from './words';

export interface Rhythm {
  /** An RRULE of the contract. */
  rule: string;
  /** The first day that the words themselves name: of “every Friday”, the coming one. */
  startOn: string | null;
}

type Beat = Pick<RepeatRule, 'unit' | 'every'> & Pick<Rhythm, 'startOn'>;

const beatOf = (of: string, count: number): Pick<RepeatRule, 'unit' | 'every'> => {
  const name = of.toLowerCase().replace(/s$/, '');
  if (name === 'fortnight') return { unit: 'week', every: count * 2 };
  if (name === 'quarter') return { unit: 'month', every: count * 3 };
  // The expressions allow no other words than those of a rule.
  return { unit: name as RepeatRule['unit'], every: count };
};

const adverbs = {
  daily: 'day',
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
} as const;

/** The last day that every month has: no rule of the contract says “the last one”. */
const lastOfAll = 28;

const beats = (today: string): readonly Expression<Beat>[] => [
  {
    pattern: new RegExp(
      String.raw`${start}${before}(?:the\s+)?(?:first|(\d{1,2})(?:st|nd|rd|th))(?:\s+day)?\s+of\s+(?:every|each)\s+month${end}`,
      'giu',
    ),
    valueOf: ([, date = '1']) => {
      const isOfAll = Number(date) >= 1 && Number(date) <= lastOfAll;
      return isOfAll
        ? { unit: 'month', every: 1, startOn: dayOfMonth(Number(date), addDays(today, 1)) }
        : null;
    },
  },
  {
    // “The last Friday of every month” is no rhythm of a month in itself.
    pattern: new RegExp(
      String.raw`${start}(?<!\bof\s+)(?:every|each)\s+(?:(other)\s+)?(?:(?:(${amount})\s+)?(${unit})|(${weekday}))${end}`,
      'giu',
    ),
    valueOf: ([, other, count, of, day]) => {
      const every = (other === undefined ? 1 : 2) * (count === undefined ? 1 : amountOf(count));
      const beat = beatOf(of ?? 'week', every);
      if (beat.every < 1 || beat.every > 99) return null;
      return { ...beat, startOn: day === undefined ? null : comingWeekday(today, weekdayOf(day)) };
    },
  },
  {
    // In the middle of a sentence these say of what kind a thing is: “the monthly rent”.
    pattern: new RegExp(String.raw`${start}(${Object.keys(adverbs).join('|')})(?=\s*(?:until\s|$))`, 'giu'),
    // The expression allows no other words.
    valueOf: ([, word = '']) => ({
      ...beatOf(adverbs[word.toLowerCase() as keyof typeof adverbs], 1),
      startOn: null,
    }),
  },
];

/** The rhythm in a text, with the day until which it goes on. */
export function findRhythm(text: string, today: string): Found<Rhythm> | null {
  const beat = findLast(text, beats(today));
  if (beat === null) return null;
  const { startOn, ...rule } = beat.value;
  const after = text.slice(beat.at + beat.words.length);
  const [lead] = /^\s+until\s+/i.exec(after) ?? [];
  const last = lead === undefined ? null : firstDay(after.slice(lead.length), today);
  const until = last !== null && last.value >= today ? last.value : null;
  const words = until === null ? beat.words : beat.words + lead + (last?.words ?? '');
  return { at: beat.at, words, value: { rule: writeRepeat({ ...rule, until }), startOn } };
}

/** The longest day with which a text begins. */
function firstDay(text: string, today: string): Found<string> | null {
  const all = dayExpressions(today).flatMap((expression) => {
    const found = findLast(text, [
      { ...expression, valueOf: (match) => (match.index === 0 ? expression.valueOf(match) : null) },
    ]);
    return found ?? [];
  });
  return all.toSorted((a, b) => b.words.length - a.words.length)[0] ?? null;
}
