// What a home costs and brings: prices, rents, running costs, yields and reductions.
import {
  amount,
  aMonth,
  asNumber,
  atLeast,
  aWeek,
  aYear,
  count,
  daysIn,
  grouped,
  monthly,
  number,
  orLess,
  orMore,
  percent,
  pounds,
  priced,
  to,
  upTo,
} from './figure-parts';
import { maybe, means, meansNothing, rule, type PromptRule } from './prompt-rule';

const squareFeetPerSquareMetre = 10.7639;
/** £ a month of £ a week: 52 weeks in twelve months. */
const aMonthOf = (weekly: number) => Math.round((weekly * 52) / 12);

const squareFoot = String.raw`(?:(?:per|an?|\/)\s*(?:sq(?:uare)?\.?\s*(?:ft|foot|feet)|sqft|ft2)\b|psf\b)`;
const squareMetre = String.raw`(?:(?:per|an?|\/)\s*(?:sq(?:uare)?\.?\s*(?:m|met(?:re|er)s?)|sqm|m2)\b|psm\b)`;
const yields = String.raw`(?:gross\s+|rental\s+)*(?:yields?|returns?)\b`;
const bound = `(?:${atLeast}|${upTo}|(?:around|about)\\s+)?`;

/** Of a loan, of cash or of a price that is not asked: no filter knows them, and none of them is a yield. */
const otherPercent = String.raw`(?:ltv|loan[ -]to[ -]value|roi|return on (?:investment|capital|cash)|roce|cash[ -]on[ -]cash(?: returns?)?|net(?: rental)?(?: (?:yields?|returns?))?|bmv|(?:below|under)(?: the)? (?:market(?: value)?|asking(?: price)?|value)|deposits?|discounts?|interest(?: rates?)?|mortgages?|(?:capital )?growth|voids?|occupancy|management(?: fees?)?|fees?)\b`;
/** Money that is not the price of a home. */
const otherMoney = String.raw`(?:cash ?flow|profit|surplus|(?:rental )?income|deposit|gdv|arv|end value|stamp duty|(?:refurb\w*|renovation|works?) (?:costs?|budget)|(?:money |cash )left in|cash needed|cash in)`;
const otherMoneyRules: readonly PromptRule[] = [
  meansNothing(
    String.raw`\b${otherMoney}\s*(?:of|is|at|for|:)?\s*${bound}${amount}${aMonth}${aYear}(?:${orMore}|${orLess})?`,
  ),
  meansNothing(
    String.raw`${bound}${amount}${aMonth}${aYear}(?:\s*\+)?\s*(?:of |in )?(?:${otherMoney}|to (?:put down|invest)|discount|off\b|below asking(?: price)?|worth of work)`,
  ),
  meansNothing(
    String.raw`\b(?:achiev(?:es|ing|ed)|generat(?:es|ing)|produc(?:es|ing)|paying|(?<!\bto )lets? (?:for|at)|letting at|rented (?:out )?(?:at|for)|rents (?:at|for))\s+${bound}${amount}${aMonth}${aYear}`,
  ),
];

/** A figure a year, said before what it is of or behind it. */
const yearly = (name: string, key: 'maxServiceCharge' | 'maxGroundRent'): PromptRule[] => [
  rule(
    String.raw`\bno ${name}\s+(?:over|above|more than|higher than|greater than|exceeding)\s*${amount}${aYear}`,
    (m) => maybe({ [key]: pounds(m, 1) }, 0.95),
  ),
  means(
    String.raw`\b(?:no|zero|nil|without(?: an?)?|peppercorn) ${name}(?!\s*(?:over|above|under|more|less|higher|of|£|\d))`,
    { [key]: 0 },
    0.85,
  ),
  rule(String.raw`\b${name}\s*(?:of\s*|is\s*)?(?:${upTo})?${amount}${aMonth}${aYear}(?:${orLess})?`, (m) =>
    maybe({ [key]: pounds(m, 1) * (m[6] === undefined ? 1 : 12) }, 0.95),
  ),
  rule(String.raw`(?:${upTo})?${amount}${aMonth}${aYear}\s*(?:of\s+)?${name}`, (m) =>
    maybe({ [key]: pounds(m, 1) * (m[6] === undefined ? 1 : 12) }, 0.9),
  ),
];

const epoch = String.raw`(?:(?:in|within|over) )?(?:the )?(?:last|past|this)\s*(?:${count}\s*)?(days?|weeks?|fortnight|months?|year|hours?)`;
const reductionRules: readonly PromptRule[] = [
  rule(
    String.raw`(?:price )?(?:reduced|reductions?|drop(?:s|ped)?|cuts?)\s*(?:by |of )?(?:${atLeast})?${number}${percent}(?:${orMore})?`,
    (m) => maybe({ minReduction: Number(m[1]) }, 0.95),
  ),
  rule(String.raw`(?:price )?reduced\s*((?:by\s*)?(?:${atLeast})?${amount})`, ([, by = '']) => [
    { filters: { minReduction: 1 }, confidence: 0.6, unused: by },
  ]),
  rule(String.raw`(?:reduced|price (?:drops?|cuts?|reductions?))\s*(?:today|${epoch})`, (m) =>
    maybe({ reducedWithinDays: daysIn(m[1], m[2]) }, 0.9),
  ),
  means(
    String.raw`\b(?:(?:recently |just |price )?reduced(?: recently| lately| in price)?|price (?:drops?|cuts?|reductions?))\b`,
    { minReduction: 1 },
    0.7,
  ),
];

const perAreaRules: readonly PromptRule[] = [
  meansNothing(String.raw`${atLeast}£?\s?${grouped}\s*(?:${squareFoot}|${squareMetre})`),
  meansNothing(String.raw`(?:${upTo})?£?\s?${grouped}\s*${squareFoot}\s*service charges?`),
  meansNothing(String.raw`\bservice charges?\s*(?:of\s*)?(?:${upTo})?£?\s?${grouped}\s*${squareFoot}`),
  rule(String.raw`(?:${upTo})?£?\s?${grouped}\s*${squareFoot}(?:${orLess})?`, (m) =>
    maybe({ maxPricePerSqFt: asNumber(m[1]) }, 0.9),
  ),
  rule(String.raw`(?:${upTo})?£?\s?${grouped}\s*${squareMetre}(?:${orLess})?`, (m) =>
    maybe({ maxPricePerSqFt: Math.round(asNumber(m[1]) / squareFeetPerSquareMetre) }, 0.85),
  ),
];

const yieldRules: readonly PromptRule[] = [
  meansNothing(`${bound}${number}${percent}\\s*\\+?\\s*(?:${otherPercent}|off\\b|down\\b)`),
  meansNothing(
    String.raw`\b${otherPercent}(?:ing)?\s*(?:of |at |is |: ?)?${bound}${number}${percent}(?:${orMore})?`,
  ),
  // There is no most that a yield may be.
  meansNothing(String.raw`\b${yields}(?:ing)?\s*(?:of\s*)?${upTo}${number}${percent}`),
  meansNothing(`${upTo}${number}${percent}(?:\\s*${yields})?`),
  rule(String.raw`(?:between\s+)?${number}(?:${percent})?(${to}${number}${percent})\s*${yields}`, (m) => [
    { filters: { minGrossYield: Number(m[1]) }, confidence: 0.85, unused: m[2] ?? '' },
  ]),
  rule(
    String.raw`\b${yields}\s*(?:of\s+)?(?:between|from)?\s*${number}(?:${percent})?(${to}${number}${percent})`,
    (m) => [{ filters: { minGrossYield: Number(m[1]) }, confidence: 0.85, unused: m[2] ?? '' }],
  ),
  rule(`(?:${atLeast})?${number}${percent}(?:${orMore})?\\s*(?:in )?${yields}(?:${orMore})?`, (m) =>
    maybe({ minGrossYield: Number(m[1]) }, 0.95),
  ),
  rule(
    String.raw`(?:\bmin(?:imum)? )?(?:gross\s+|rental\s+)*(?:yields?|returns?)(?:ing)?\s*(?:of\s*|is\s*|:\s*)?(?:${atLeast})?${number}(?![\d.]|[\s-]*(?:bed|bath|mile|min))(?:${percent})?(?:${orMore})?`,
    (m) => maybe({ minGrossYield: Number(m[1]) }, 0.95),
  ),
  rule(`(?:${atLeast})?${number}${percent}(?:\\s*\\+)?`, (m) => maybe({ minGrossYield: Number(m[1]) }, 0.5)),
];

const ranged = String.raw`(?:(?:between|from)\s*)?`;
const approximately = String.raw`(?:\b(?:around|about|circa|c\.|c(?=£)|roughly|approx(?:imately)?\.?|in the region of|near(?:ly)?)|~)\s*`;
/** More than this a month is no rent, £. */
const highestRent = 20_000;

const rentRules: readonly PromptRule[] = [
  rule(`(?:${upTo})?${amount}${aWeek}(?:${orLess})?`, (m) =>
    maybe({ market: 'rent', maxPrice: aMonthOf(pounds(m, 1)) }, 0.85),
  ),
  rule(`${ranged}£?\\s?${grouped}${to}£?\\s?${grouped}${monthly}`, (m) =>
    maybe({ market: 'rent', minPrice: asNumber(m[1]), maxPrice: asNumber(m[2]) }, 0.95),
  ),
  rule(`(?:${atLeast}£?\\s?${grouped}${monthly}|£?\\s?${grouped}${monthly}${orMore})`, (m) =>
    maybe({ market: 'rent', minPrice: asNumber(m[1] ?? m[2]) }, 0.9),
  ),
  rule(`(${upTo})?${amount}${monthly}(${orLess})?`, (m) =>
    maybe({ market: 'rent', maxPrice: pounds(m, 2) }, m[1] === undefined && m[7] === undefined ? 0.6 : 0.97),
  ),
  rule(`(${upTo})?£?\\s?${grouped}${monthly}(${orLess})?`, (m) =>
    maybe(
      { market: 'rent', maxPrice: asNumber(m[2]) },
      m[1] === undefined && m[3] === undefined ? 0.6 : 0.97,
    ),
  ),
  rule(String.raw`\brents?\s*(?:of|from|between|:)?\s*${amount}${to}${amount}`, (m) =>
    pounds(m, 6) > highestRent
      ? []
      : maybe({ market: 'rent', minPrice: pounds(m, 1), maxPrice: pounds(m, 6) }, 0.9),
  ),
  rule(
    String.raw`\b(?:monthly )?rents?\s*(?:of|at|is|for|price|:)?\s*(?:${upTo}|${approximately})?${amount}(?:${orLess})?`,
    (m) => (pounds(m, 1) > highestRent ? [] : maybe({ market: 'rent', maxPrice: pounds(m, 1) }, 0.8)),
  ),
];

const priceRangeRules: readonly PromptRule[] = [
  // “150-180k” are both thousands.
  rule(
    String.raw`${ranged}£?\s?(\d{1,3}(?:\.\d+)?)${to}£?\s?(\d{1,3}(?:\.\d+)?)\s?(k|m|thousand|million|grand)\b`,
    ([, low, high, unit = '']) => {
      const of = unit.toLowerCase().startsWith('m') ? 1e6 : 1e3;
      return maybe({ minPrice: Math.round(Number(low) * of), maxPrice: Math.round(Number(high) * of) }, 0.95);
    },
  ),
  rule(`${ranged}${amount}${to}${amount}${aMonth}`, (m) =>
    maybe(priced(m[11], { minPrice: pounds(m, 1), maxPrice: pounds(m, 6) }), 0.95),
  ),
];

const priceRules: readonly PromptRule[] = [
  ...priceRangeRules,
  rule(`${upTo}${amount}`, (m) => maybe({ maxPrice: pounds(m, 1) }, 0.97)),
  rule(`${amount}${orLess}`, (m) => maybe({ maxPrice: pounds(m, 1) }, 0.95)),
  rule(`${amount}${orMore}`, (m) => maybe({ minPrice: pounds(m, 1) }, 0.9)),
  rule(`${atLeast}${amount}`, (m) => maybe({ minPrice: pounds(m, 1) }, 0.9)),
  rule(`${approximately}${amount}`, (m) =>
    maybe({ minPrice: Math.round(pounds(m, 1) * 0.9), maxPrice: Math.round(pounds(m, 1) * 1.1) }, 0.7),
  ),
  rule(amount, (m) => maybe({ maxPrice: pounds(m, 1) }, 0.6)),
];

/** How long ago: `today`, `in the last two weeks`. Two groups: how many, and of what. */
export const lately = `(?:today|${epoch})`;

/** In this order: what is more particular takes its words first. */
export const moneyRules: readonly PromptRule[] = [
  ...perAreaRules,
  ...yearly('service charges?', 'maxServiceCharge'),
  ...yearly('ground rents?', 'maxGroundRent'),
  ...reductionRules,
  ...yieldRules,
];

/** After sizes: figures that are left are prices. */
export const amountRules: readonly PromptRule[] = [...otherMoneyRules, ...rentRules, ...priceRules];
