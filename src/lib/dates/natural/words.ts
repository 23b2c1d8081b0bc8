// The words in which people in Britain write days and times, as parts of regular expressions.

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numberNames = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** These cannot be taken for anything else: sun, sat and wed are words of their own. */
const clearShort = ['mon', 'tues', 'tue', 'thurs', 'thur', 'thu', 'fri'];
export const weekday = [...weekdayNames, ...clearShort].join('|');
export const unclearWeekday = 'sun|sat|wed|weds';
export const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
export const amount = String.raw`\d{1,3}|an?|${numberNames.join('|')}`;
export const unit = 'days?|weeks?|fortnights?|months?|quarters?|years?';

/** Before and after a word: not in the middle of one, of a price, of a time, of a span or of a possessive. */
export const start = String.raw`(?<![\p{L}\p{N}£$/.,:'’–-])`;
export const end = String.raw`(?![\p{L}\p{N}/:'’–-]|[.,]\d)`;

/** Before a number: not that of a home or a text, as in “Room 5/6” or “clause 3.4.26”. */
export const notNumbered = String.raw`(?<!(?:flat|room|unit|plot|no|number|page|clause|section|part|phase|step|floor|score|apartment)\.?\s+)`;

/** The word that leads to a day. */
export const before = String.raw`(?:(?:on|by|before|from|starting|for|due)\s+)?`;

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (word: string): number =>
  weekdayNames.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3)));

/** 1 for January. */
export const monthOf = (word: string): number => monthNames.indexOf(word.toLowerCase().slice(0, 3)) + 1;

/** How many a word stands for; `a` is one. */
export function amountOf(word: string): number {
  const named = numberNames.indexOf(word.toLowerCase()) + 1;
  return named || (/^\d/.test(word) ? Number(word) : 1);
}

/** Stands for what was taken out of a sentence, so that what is beside it can see it. */
export const mark = '\uE000';
