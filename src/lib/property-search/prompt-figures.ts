// How people write figures: prices, yields, bedrooms, areas, days.
import { maybe, unused, type PromptRule } from './prompt-rule';
import type { SearchFilters } from './search-filters';

const squareFeetPerSquareMetre = 10.7639;

/** `£180k`, `£1.2m`, `180,000`, `900`; with `£` or a letter, or of five digits and more, so that `3` is no price. */
const amount = String.raw`(?:£\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million)?|(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million)|(\d{3},\d{3}|\d{5,}))\b`;
const upTo = String.raw`(?:no more than|not (?:over|above|more than|exceeding)|(?<!\bnot? )(?:under|below|less than)|up to|at most|no higher than|cheaper than|max(?:imum)?(?: of)?|budget(?: of| is)?|<)\s*`;
const atLeast = String.raw`(?:no less than|not (?:under|below|less than)|(?<!\bnot? )(?:over|above|more than)|from|at least|min(?:imum)?(?: of)?|>)\s*`;
const aMonth = String.raw`(\s*(?:pcm|p\.c\.m\.|pm|a month|per month|monthly))?`;
const aWeek = String.raw`\s*(?:pw|p\.w\.|a week|per week|weekly)`;
/** £ a month of £ a week: 52 weeks in twelve months. */
const aMonthOf = (weekly: number) => Math.round((weekly * 52) / 12);
const number = String.raw`(\d+(?:\.\d+)?)`;
const percent = String.raw`\s*(?:%|per ?cent)`;
const squareFoot = String.raw`(?:per|a|\/)\s*(?:sq(?:uare)?\.?\s*(?:ft|foot|feet)|sqft|ft²)`;
const count = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const rule = (pattern: string, read: PromptRule['read']): PromptRule => ({
  pattern: new RegExp(pattern, 'gi'),
  read,
});

/** The pounds of an `amount`, whose five groups begin at `from`. */
function pounds(match: readonly (string | undefined)[], from: number): number {
  const digits = match[from] ?? match[from + 2] ?? match[from + 4] ?? '';
  const unit = (match[from + 1] ?? match[from + 3] ?? '').toLowerCase().charAt(0);
  return Math.round(
    Number(digits.replaceAll(',', '')) * (unit === 'k' || unit === 't' ? 1e3 : unit === 'm' ? 1e6 : 1),
  );
}

const asNumber = (text = '') => {
  const word = words.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text);
};

/** A price with a month behind it is a rent. */
const priced = (month: string | undefined, filters: SearchFilters): SearchFilters =>
  month === undefined ? filters : { market: 'rent', ...filters };

const spans = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 } as const;

/** Days in `3 weeks`, `month`, `today`. */
function daysIn(many: string | undefined, unit = ''): number {
  const span = Object.entries(spans).find(([name]) => unit.toLowerCase().startsWith(name))?.[1] ?? 1;
  return Math.min(365, Math.max(1, (many === undefined ? 1 : asNumber(many)) * span));
}

const epoch = String.raw`(?:in the |within the |over the )?(?:last|past|this)\s*(?:${count}\s*)?(days?|weeks?|fortnight|months?|year)`;

/** In this order: what is more particular takes its words first. */
export const figureRules: readonly PromptRule[] = [
  rule(String.raw`(?:${upTo})?£?\s?${number}\s*${squareFoot}`, (m) =>
    maybe({ maxPricePerSqFt: Number(m[1]) }, 0.9),
  ),
  rule(String.raw`service charges?\s*(?:of\s*)?(?:${upTo})?${amount}(?:\s*a year)?`, (m) =>
    maybe({ maxServiceCharge: pounds(m, 1) }, 0.95),
  ),
  rule(String.raw`ground rents?\s*(?:of\s*)?(?:${upTo})?${amount}(?:\s*a year)?`, (m) =>
    maybe({ maxGroundRent: pounds(m, 1) }, 0.95),
  ),
  rule(String.raw`reduced\s*(?:by\s*)?(?:${atLeast})?${number}${percent}(?: or more)?`, (m) =>
    maybe({ minReduction: Number(m[1]) }, 0.95),
  ),
  rule(String.raw`reduced\s*(?:today|${epoch})`, (m) =>
    maybe({ reducedWithinDays: daysIn(m[1], m[2]) }, 0.9),
  ),
  rule(String.raw`\b(?:recently |just )?reduced\b`, () => maybe({ minReduction: 1 }, 0.7)),
  // Of a loan, of cash or of a price that is not asked: no filter knows them, and none of them is a yield.
  rule(
    String.raw`(?:(?:${atLeast}|${upTo}))?${number}${percent}\s*\+?\s*(?:ltv|loan[ -]to[ -]value|roi|return on (?:investment|capital|cash)|roce|bmv|below market(?: value)?|deposits?|discount|off)\b`,
    () => unused,
  ),
  rule(
    String.raw`\b(?:ltv|loan[ -]to[ -]value|roi|return on (?:investment|capital|cash)|roce|bmv|deposit)\s*(?:of |at |is |: ?)?(?:${atLeast}|${upTo})?${number}${percent}(?:\s*\+| or more)?`,
    () => unused,
  ),
  rule(
    String.raw`(?:${atLeast})?${number}${percent}\s*(?:or (?:more|better|above)|\+)?\s*(?:gross\s*)?(?:yields?|returns?)`,
    (m) => maybe({ minGrossYield: Number(m[1]) }, 0.95),
  ),
  rule(
    String.raw`(?:gross\s*)?(?:yields?|returns?)(?:ing)?\s*(?:of\s*)?(?:${atLeast})?${number}(?![\d.]|[\s-]*(?:bed|bath|mile|min))(?:${percent})?\s*(?:or (?:more|better|above)|\+)?`,
    (m) => maybe({ minGrossYield: Number(m[1]) }, 0.95),
  ),
  rule(String.raw`(?:${atLeast})?${number}${percent}(?:\s*\+)?`, (m) =>
    maybe({ minGrossYield: Number(m[1]) }, 0.5),
  ),
  rule(String.raw`(?:${atLeast})?${number}\s*(?:sq\.?\s?m|sqm|m²|m2|square met(?:re|er)s?)(?![a-z])`, (m) =>
    maybe({ minAreaSqm: Number(m[1]) }, 0.85),
  ),
  rule(String.raw`(?:${atLeast})?(\d[\d,]*)\s*(?:sq\.?\s?ft|sqft|ft²|square f(?:ee|oo)t)\b`, (m) =>
    maybe(
      { minAreaSqm: Math.round(Number((m[1] ?? '').replaceAll(',', '')) / squareFeetPerSquareMetre) },
      0.85,
    ),
  ),
  rule(String.raw`(?:${upTo})?${amount}${aWeek}`, (m) =>
    maybe({ market: 'rent', maxPrice: aMonthOf(pounds(m, 1)) }, 0.85),
  ),
  // “150-180k” are both thousands.
  rule(
    String.raw`(?:(?:between|from)\s*)?£?\s?(\d{1,3}(?:\.\d+)?)\s*(?:and|to|-|–)\s*£?\s?(\d{1,3}(?:\.\d+)?)\s?(k|m)\b`,
    ([, low, high, unit]) => {
      const of = unit?.toLowerCase() === 'm' ? 1e6 : 1e3;
      return maybe({ minPrice: Math.round(Number(low) * of), maxPrice: Math.round(Number(high) * of) }, 0.95);
    },
  ),
  rule(String.raw`(?:(?:between|from)\s*)?${amount}\s*(?:and|to|-|–)\s*${amount}${aMonth}`, (m) =>
    maybe(priced(m[11], { minPrice: pounds(m, 1), maxPrice: pounds(m, 6) }), 0.95),
  ),
  rule(String.raw`${upTo}${amount}${aMonth}`, (m) => maybe(priced(m[6], { maxPrice: pounds(m, 1) }), 0.97)),
  rule(String.raw`${amount}${aMonth}\s*(?:\+|or more|and (?:above|over|up))`, (m) =>
    maybe(priced(m[6], { minPrice: pounds(m, 1) }), 0.9),
  ),
  rule(String.raw`${atLeast}${amount}${aMonth}`, (m) => maybe(priced(m[6], { minPrice: pounds(m, 1) }), 0.9)),
  rule(String.raw`(?:around|about|circa|roughly|~)\s*${amount}${aMonth}`, (m) =>
    maybe(
      priced(m[6], { minPrice: Math.round(pounds(m, 1) * 0.9), maxPrice: Math.round(pounds(m, 1) * 1.1) }),
      0.7,
    ),
  ),
  rule(String.raw`${amount}${aMonth}`, (m) => maybe(priced(m[6], { maxPrice: pounds(m, 1) }), 0.6)),
  rule(String.raw`\b${count}\s*(?:-|–|to|or)\s*${count}[\s-]*bed(?:room)?(?:s|ed)?\b`, (m) =>
    maybe({ minBeds: asNumber(m[1]), maxBeds: asNumber(m[2]) }, 0.95),
  ),
  rule(String.raw`${upTo}${count}[\s-]*bed(?:room)?(?:s|ed)?\b`, (m) =>
    maybe({ maxBeds: asNumber(m[1]) }, 0.95),
  ),
  rule(
    String.raw`(?:${atLeast}${count}|\b${count}\s*(?:\+|or more))[\s-]*bed(?:room)?(?:s|ed)?\b(?: or more)?`,
    (m) => maybe({ minBeds: asNumber(m[1] ?? m[2]) }, 0.97),
  ),
  rule(String.raw`\b${count}[\s-]*bed(?:room)?(?:s|ed)?\s*(?:or more|\+)`, (m) =>
    maybe({ minBeds: asNumber(m[1]) }, 0.97),
  ),
  // “3-bed” is three to most people, but four may do as well.
  rule(String.raw`\b${count}[\s-]*bed(?:room)?(?:s|ed)?\b`, (m) => [
    ...maybe({ minBeds: asNumber(m[1]) }, 0.95),
    ...maybe({ maxBeds: asNumber(m[1]) }, 0.7),
  ]),
  rule(String.raw`\b${count}\s*\+?[\s-]*bath(?:room)?s?\b`, (m) => maybe({ minBaths: asNumber(m[1]) }, 0.9)),
  rule(String.raw`on the market\s*(?:for\s*)?(?:${atLeast})?${count}\s*(days?|weeks?|months?)`, (m) =>
    maybe({ minDaysOnMarket: daysIn(m[1], m[2]) }, 0.9),
  ),
  rule(String.raw`(?:new(?:ly)?\s*)?(?:listed|added)\s*(?:today|${epoch})`, (m) =>
    maybe({ addedWithinDays: daysIn(m[1], m[2]) }, 0.9),
  ),
  rule(String.raw`\b(?:newly listed|just listed|new to (?:the )?market)\b`, () =>
    maybe({ addedWithinDays: 7 }, 0.7),
  ),
  rule(
    String.raw`(?:lease\s*(?:of\s*)?(?:${atLeast})?(\d{2,3})\s*(?:\+\s*)?(?:years?)?|(?:${atLeast})?(\d{2,3})\s*(?:\+\s*)?years?(?: left)?(?: on the| of)? lease)`,
    (m) => maybe({ minLeaseYears: Number(m[1] ?? m[2]) }, 0.9),
  ),
];
