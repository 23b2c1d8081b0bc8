// How people write figures: the parts that the rules of prices, rooms and sizes are made of.
import type { SearchFilters } from '../search-filters';

/** `£180k`, `£1.2m`, `180 grand`, `180,000`, `900`; with `£` or a unit, or of five digits and more, so that `3` is no price. Five groups. */
export const amount = String.raw`(?:£\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million|grand)?|(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million|grand)|(\d{1,3},\d{3}|\d{5,}))\b`;
export const upTo = String.raw`(?:no more than|not (?:over|above|more than|exceeding)|(?<!\bnot? )(?:under|below|less than|sub[ -]?)|up to|at most|no higher than|cheaper than|max(?:imum)?(?: (?:price|rent|budget))?(?: of| is|:)?|budget(?: of| is|:)?(?: (?:around|up to|under))?|≤|<=?)\s*`;
export const atLeast = String.raw`(?:no less than|not (?:under|below|less than)|(?<!\bnot? )(?:over|above|more than)|(?:starting )?from|at least|min(?:imum)?(?: price)?(?: of| is|:)?|≥|>=?)\s*`;
/** Another figure follows: the words before it are its own. */
const ownFigure = String.raw`(?!\s*(?:£|\d|of\b|(?:one|two|three|four|five|six|price|rent|yield|epc)\b))`;
/** Behind a figure: it is the most. */
export const orLess = String.raw`\s*(?:or (?:less|under|below|cheaper|lower|fewer)|(?:max(?:imum)?|at most)\b${ownFigure}|tops?\b|and (?:under|below)\b)`;
/** Behind a figure: it is the least. */
export const orMore = String.raw`\s*(?:\+|or (?:more|above|over|better|higher|bigger|larger)|and (?:above|over|up(?:wards)?)\b|plus\b|upwards\b|(?:min(?:imum)?|at least)\b${ownFigure})`;
export const monthly = String.raw`\s*(?:pcm\b|p\.c\.m\.?|pm\b|(?:a|per|each)\s+(?:calendar )?month|\/\s?(?:month|mth)|monthly)`;
/** One group: the month, where there is one. */
export const aMonth = `(${monthly})?`;
export const aWeek = String.raw`\s*(?:pw\b|p\.w\.?|(?:a|per|each)\s+week|\/\s?(?:week|wk)|weekly)`;
export const aYear = String.raw`(?:\s*(?:(?:a|per)\s+(?:year|annum)|pa\b|p\.a\.?|yearly|annually|annual))?`;
export const number = String.raw`(\d+(?:\.\d+)?)`;
/** With thousands set apart. */
export const grouped = String.raw`(\d[\d,]*(?:\.\d+)?)`;
export const percent = String.raw`\s*\+?\s*(?:%|per ?cent)`;
export const to = String.raw`\s*(?:and|to|-|–)\s*`;
export const count = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `3`, `three` or `1,200` as a number. */
export const asNumber = (text = ''): number => {
  const word = words.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text.replaceAll(',', ''));
};

/** The pounds of an `amount`, whose five groups begin at `from`. */
export function pounds(match: readonly (string | undefined)[], from: number): number {
  const digits = match[from] ?? match[from + 2] ?? match[from + 4] ?? '';
  const unit = (match[from + 1] ?? match[from + 3] ?? '').toLowerCase();
  const times = unit === '' ? 1 : unit.startsWith('m') ? 1e6 : 1e3;
  return Math.round(asNumber(digits) * times);
}

/** A price with a month behind it is a rent. */
export const priced = (month: string | undefined, filters: SearchFilters): SearchFilters =>
  month === undefined ? filters : { market: 'rent', ...filters };

const spans = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 } as const;

/** Days in `3 weeks`, `month`, `48 hours`, `today`: from 1 to 365. */
export function daysIn(many: string | undefined, unit = ''): number {
  const each = many === undefined ? 1 : asNumber(many);
  const name = unit.toLowerCase();
  const span = Object.entries(spans).find(([known]) => name.startsWith(known))?.[1] ?? 1;
  return Math.min(365, Math.max(1, name.startsWith('hour') ? Math.ceil(each / 24) : each * span));
}
