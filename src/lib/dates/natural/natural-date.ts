// Days, times and rhythms in a sentence, as people in Britain write them: “Call the agent next Fri 10am every month”.
import { addDays, londonDay } from '../calendar-day';
import { londonTime } from '../london-moment';
import { dayExpressions } from './days';
import { findLast, type Found } from './find';
import { findRhythm } from './rhythm';
import { partExpression, timeExpressions } from './times';
import { mark } from './words';

/** What can be read of a sentence, and be left in it instead. */
export type NaturalPart = 'day' | 'time' | 'repeat';

export interface NaturalDate {
  /** The sentence without what was read. */
  rest: string;
  /** ISO day in London; null for none. Never in the past, never null where there is a time or a rhythm. */
  day: string | null;
  /** `14:05` in London; null for none. */
  time: string | null;
  /** An RRULE of the contract; null for none. */
  repeat: string | null;
  /** The words of a day or time that has passed, and was left in the sentence for that. */
  passed: string | null;
}

/** What a word that was left in the sentence is replaced by while the rest is read. */
const kept: Readonly<Record<NaturalPart, string>> = { day: '\uE001', time: '\uE002', repeat: '\uE003' };

/**
 * Reads a sentence at a moment. Of several days or times the one that is written last counts: people name the matter first.
 * Of a span of hours its start is the time. A time alone is its next one, a rhythm alone begins today.
 * @param ignored what stays in the sentence as words
 */
export function readNaturalDate(
  sentence: string,
  now: Date,
  ignored: ReadonlySet<NaturalPart> = new Set(),
): NaturalDate {
  const today = londonDay(now);
  const clock = londonTime(now);
  const words = new Map<string, string>();
  let text = sentence;
  const take = <Value>(part: NaturalPart, found: Found<Value> | null): Value | null => {
    if (found === null) return null;
    const isKept = ignored.has(part);
    if (isKept) words.set(kept[part], found.words);
    text = text.slice(0, found.at) + (isKept ? kept[part] : mark) + text.slice(found.at + found.words.length);
    return isKept ? null : found.value;
  };
  const rhythm = take('repeat', findRhythm(text, today));
  const withoutRhythm = text;
  const timeFound = findLast(text, timeExpressions);
  const written = take('time', timeFound);
  const dayFound = findLast(text, dayExpressions(today));
  const named = take('day', dayFound);
  const partFound = timeFound === null ? findLast(text, [partExpression]) : null;
  const part = take('time', partFound);
  const isTonight = named === today && /tonight$/i.test(dayFound?.words ?? '') && clock < tonight;
  const time = written ?? part ?? (isTonight && !ignored.has('time') ? tonight : null);
  const repeat = rhythm?.rule ?? null;
  const restOf = (left: string) => tidy(left.replaceAll(/[\uE001-\uE003]/g, (each) => words.get(each) ?? ''));
  const fromRhythm = rhythm === null ? null : (rhythm.startOn ?? today);

  if (named !== null && (named < today || (named === today && time !== null && time <= clock))) {
    const passed = [dayFound?.words, (partFound ?? timeFound)?.words].join(' ').trim();
    return { rest: restOf(withoutRhythm), day: fromRhythm, time: null, repeat, passed };
  }
  const alone = time === null ? null : time > clock ? today : addDays(today, 1);
  const start = rhythm?.startOn === null && alone !== null ? alone : fromRhythm;
  const day = named ?? start ?? (ignored.has('day') ? null : alone);
  return { rest: restOf(text), day, time: day === null ? null : time, repeat, passed: null };
}

/** When “tonight” is, until it has begun. */
const tonight = '20:00';

/** The words without the marks, and without blanks or commas that stood around them. */
const tidy = (text: string) =>
  text
    .split(mark)
    .map((piece) => piece.replaceAll(/^[\s,]+|[\s,]+$/g, ''))
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
