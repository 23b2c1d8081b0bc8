// How large, how long and how old: rooms, floor areas, leases and days on the market.
import { asNumber, atLeast, count, daysIn, grouped, orLess, orMore, to, upTo } from './figure-parts';
import { lately } from './prices';
import { maybe, means, meansNothing, rule, unused, type PromptRule } from './prompt-rule';

const squareFeetPerSquareMetre = 10.7639;
const metres = String.raw`\s*(?:sq\.?\s?m(?:et(?:re|er)s?)?|sqm|m2|square met(?:re|er)s?)(?![a-z])`;
const feet = String.raw`\s*(?:sq\.?\s?f(?:t|eet|oot)|sqft|ft2|square f(?:ee|oo)t)(?![a-z])`;

/** A floor area in one unit: a range, at most, at least. */
const areas = (unit: string, perSqm: number): PromptRule[] => {
  const sqm = (text: string | undefined) => Math.round(asNumber(text) / perSqm);
  return [
    rule(`(?:(?:between|from)\\s*)?${grouped}(?:${unit})?${to}${grouped}${unit}`, (m) =>
      maybe({ minAreaSqm: sqm(m[1]), maxAreaSqm: sqm(m[2]) }, 0.9),
    ),
    rule(`(?:${upTo}${grouped}${unit}|${grouped}${unit}${orLess})`, (m) =>
      maybe({ maxAreaSqm: sqm(m[1] ?? m[2]) }, 0.9),
    ),
    rule(`(?:${atLeast})?${grouped}\\s*\\+?${unit}(?:${orMore})?`, (m) =>
      maybe({ minAreaSqm: sqm(m[1]) }, 0.85),
    ),
  ];
};

/** Before prices: “10000 sq ft” is none. */
export const sizeRules: readonly PromptRule[] = [
  ...areas(metres, 1),
  ...areas(feet, squareFeetPerSquareMetre),
];

const beds = String.raw`[\s-]*(?:(?:double|dbl|large|good[ -]sized?)[\s-]+)?bed(?:room)?(?:s|ed|der)?\b`;
const fewerThan = String.raw`(?<!\b(?:no|not) )\b(?:fewer than|less than|under|below)\s*`;
const moreThan = String.raw`(?<!\b(?:no|not) )\b(?:more than|over|above)\s*`;

const bedRules: readonly PromptRule[] = [
  means(String.raw`\b(?:no|not)\s+studios?\s+n?or\s+(?:any )?(?:1|one)${beds}`, { minBeds: 2 }, 0.85),
  rule(String.raw`\bstudios?(?: flats?)?\s*(?:or|and|\/)\s*(?:an?\s+)?${count}${beds}`, (m) =>
    maybe({ minBeds: 0, maxBeds: asNumber(m[1]), types: ['studio', 'flat'] }, 0.85),
  ),
  // “No one-beds” is two and more; without three there is no filter.
  rule(String.raw`\b(?:no|not|excluding|except|avoid(?:ing)?)\s+(?:an?\s+|any\s+)?${count}${beds}`, (m) =>
    asNumber(m[1]) === 1 ? maybe({ minBeds: 2 }, 0.85) : unused,
  ),
  rule(String.raw`(?:\bbetween\s+)?\b${count}\s*(?:-|–|to|or|and|\/)\s*${count}${beds}`, (m) =>
    maybe({ minBeds: asNumber(m[1]), maxBeds: asNumber(m[2]) }, 0.95),
  ),
  rule(`${fewerThan}${count}${beds}`, (m) => maybe({ maxBeds: asNumber(m[1]) - 1 }, 0.9)),
  rule(`${moreThan}${count}${beds}`, (m) => maybe({ minBeds: asNumber(m[1]) + 1 }, 0.9)),
  rule(String.raw`(?:${upTo}${count}${beds}|\b${count}${beds}${orLess})`, (m) =>
    maybe({ maxBeds: asNumber(m[1] ?? m[2]) }, 0.95),
  ),
  rule(String.raw`(?:${atLeast}${count}|\b${count}\s*(?:\+|plus|or more))${beds}(?:${orMore})?`, (m) =>
    maybe({ minBeds: asNumber(m[1] ?? m[2]) }, 0.97),
  ),
  rule(String.raw`\b${count}${beds}${orMore}`, (m) => maybe({ minBeds: asNumber(m[1]) }, 0.97)),
  // “3-bed” is three to most people, but four may do as well.
  rule(String.raw`\b${count}${beds}`, (m) => [
    ...maybe({ minBeds: asNumber(m[1]) }, 0.95),
    ...maybe({ maxBeds: asNumber(m[1]) }, 0.7),
  ]),
  meansNothing(String.raw`${upTo}${count}[\s-]*bath(?:room)?s?\b`),
  rule(String.raw`(?:${atLeast})?\b${count}\s*\+?[\s-]*bath(?:room)?s?\b(?:${orMore})?`, (m) =>
    maybe({ minBaths: asNumber(m[1]) }, 0.9),
  ),
];

const many = String.raw`(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const span = String.raw`\s*(days?|weeks?|months?|years?)`;
const marketRules: readonly PromptRule[] = [
  rule(String.raw`on (?:the )?market\s*(?:for\s*)?${upTo}${many}${span}`, (m) =>
    maybe({ addedWithinDays: daysIn(m[1], m[2]) }, 0.9),
  ),
  rule(
    String.raw`(?:on (?:the )?market|unsold)\s*(?:for\s*)?(?:${atLeast})?${many}${span}(?:${orMore})?`,
    (m) => maybe({ minDaysOnMarket: daysIn(m[1], m[2]) }, 0.9),
  ),
  rule(String.raw`\blisted\s*${atLeast}${many}${span} ago`, (m) =>
    maybe({ minDaysOnMarket: daysIn(m[1], m[2]) }, 0.9),
  ),
  rule(String.raw`\b(?:(?:new(?:ly)?\s*)?(?:listed|added)|new(?: listings?)?)\s*${lately}`, (m) =>
    maybe({ addedWithinDays: daysIn(m[1], m[2]) }, 0.9),
  ),
  means(
    String.raw`\b(?:newly listed|just listed|recently listed|new listings?|new (?:to|on) (?:the )?market)\b`,
    { addedWithinDays: 7 },
    0.7,
  ),
];

const years = String.raw`\s*\+?[\s-]*(?:years?|yrs?)\+?`;
const leaseRules: readonly PromptRule[] = [
  meansNothing(
    String.raw`(?:lease\s*(?:of\s*|with\s*)?${upTo}(?:\d{2,3})${years}|${upTo}(?:\d{2,3})${years}\s*(?:left|remaining|on the lease|lease\b)(?: on the lease)?)`,
  ),
  rule(
    String.raw`(?:\blease\s*(?:of\s*|with\s*|length\s*)?(?:${atLeast})?(\d{2,3})(?:${years})?|(?:${atLeast})?(\d{2,3})${years}(?:${orMore})?\s*(?:(?:left|remaining|unexpired)(?: on (?:the|its) lease)?|(?:on (?:the|its) |of )?lease\b))`,
    (m) => maybe({ minLeaseYears: Number(m[1] ?? m[2]) }, 0.9),
  ),
];

/** After prices. */
export const roomRules: readonly PromptRule[] = [...bedRules, ...marketRules, ...leaseRules];
