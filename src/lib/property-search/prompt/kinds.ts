// What people call terms of sale, states of repair, ratings and bands.
import type { Rating, TaxBand } from '../search-filters';
import { features, kindNames } from './home-words';
import { maybe, means, meansNothing, rule, type PromptRule } from './prompt-rule';
import { no, passingRules, refusalRules } from './refusals';

const ratings = 'ABCDEFG';
// Whatever was matched as a letter from A to G is a rating.
const rating = (letter = '') => letter.toUpperCase() as Rating;
// Likewise a band, from A to I.
const band = (letter: string) => letter.toUpperCase() as TaxBand;
const bandsTo = String.raw`(?:\s*(?:to|-|–)\s*([a-i]))?`;

const letterRules: readonly PromptRule[] = [
  meansNothing(String.raw`\bepc\s*(?:rating\s*)?(?:of\s*)?[a-g]\s+or (?:below|worse|lower|under)\b`),
  // “A to C” is C or better.
  rule(
    String.raw`\b(?:min(?:imum)? )?(?:epc|energy rating)\s*(?:rating\s*|band\s*)?(?:of\s*|at least\s*|min(?:imum)?\s*|not below\s*)*[a-g]\s*(?:to|-|–)\s*([a-g])\b`,
    ([, letter]) => maybe({ minEpc: rating(letter) }, 0.9),
  ),
  rule(
    String.raw`\b(?:min(?:imum)? )?(?:epc|energy rating)\s*(?:rating\s*|band\s*)?(?:of\s*|at least\s*|min(?:imum)?\s*|not below\s*)*([a-g])\b(?:\s*(?:or (?:better|above|higher)|\+))?`,
    ([, letter]) => maybe({ minEpc: rating(letter) }, 0.95),
  ),
  rule(String.raw`\b([a-g])-rated(?: epc)?\b|\bepc rated ([a-g])\b`, ([, before, behind]) =>
    maybe({ minEpc: rating(before ?? behind) }, 0.8),
  ),
  rule(
    String.raw`\bcouncil tax(?: bands?)?\s*([a-i])(?:\s+or (?:below|lower|less|under)\b|\s+or ([a-i])\b|${bandsTo}\b)`,
    ([whole = '', from = 'a', other, to]) => {
      const all = `${ratings}HI`;
      const at = (letter: string) => all.indexOf(letter.toUpperCase());
      const isBelow = /or (?:below|lower|less|under)$/i.test(whole);
      const found =
        other === undefined
          ? all.slice(isBelow ? 0 : at(from), at(isBelow ? from : (to ?? from)) + 1)
          : `${from}${other}`;
      return maybe({ councilTaxBands: Array.from(found || from, band) }, 0.9);
    },
  ),
];

const works = String.raw`(?:work|works|modernis\w+|moderniz\w+|refurb\w*|renovat\w+|updating|improvement|tlc|doing up|attention)`;
const conditionRules: readonly PromptRule[] = [
  means(
    String.raw`\b(?:(?:does|do|did)(?:n[’']?t| not) (?:need|require|want)|(?:not |without )(?:needing|in need of|requiring)) (?:any |much )?${works}\b`,
    { needsWork: 'exclude' },
  ),
  means(
    String.raw`\b(?:no (?:major )?(?:refurb\w*|renovat\w+|works?)(?: (?:needed|required))?|ready to (?:let|rent|move in(?:to)?)|move[ -]in[ -]ready|turn[ -]?key|(?:recently|newly|fully|already|completely) (?:refurbished|renovated|modernised|modernized)|(?:not|no) (?:a |an )?(?:projects?|doer[ -]?uppers?|fixer[ -]?uppers?))\b`,
    { needsWork: 'exclude' },
    0.85,
  ),
];
const worksWanted: readonly PromptRule[] = [
  means(
    String.raw`\b(?:need(?:s|ing)?|in need of|requires?|requiring|wants?)\s+(?:of\s+)?(?:(?:some|a lot of|lots of|a bit of|a little|full|complete|total|cosmetic|light)\s+)*${works}\b`,
    { needsWork: 'only' },
  ),
  means(
    String.raw`\b(?:doer[ -]?uppers?|fixer[ -]?uppers?|(?:light |full )?refurb(?:ishment)?(?: projects?| opportunit(?:y|ies))?|renovation projects?|projects?|to (?:do up|renovate|refurbish)|unmodernised|run[ -]down|derelict|wreck)\b`,
    { needsWork: 'only' },
    0.75,
  ),
];

const marketRules: readonly PromptRule[] = [
  means(String.raw`\b(?:to rent|to let(?! out)|for rent|rentals?)\b`, { market: 'rent' }),
  means(
    String.raw`\b(?:(?:for sale )?(?:at|by|in an?) |going to )?auctions?(?: lots?| propert(?:y|ies))?\b`,
    { market: 'auction' },
    0.9,
  ),
  means(
    String.raw`\b${no}(?:sstc|sold stc|under offer|sold subject to contract)\b`,
    { includeUnderOffer: false },
    0.9,
  ),
  means(
    String.raw`\b(?:includ(?:ing|e)|also|or|plus|show) (?:sstc|sold stc|under offer|sold subject to contract)\b`,
    { includeUnderOffer: true },
  ),
  means(
    String.raw`\b(?:sold prices?|(?:already|recently) sold|sold(?! (?:stc|subject)))\b`,
    { market: 'sold' },
    0.8,
  ),
  means(String.raw`\b(?:for sale|to buy)\b`, { market: 'sale' }),
];

/** “No chain” and “not mortgageable” are wishes. */
const refusingTerms: readonly PromptRule[] = [
  means(
    String.raw`\b(?:no (?:onward |upper |upward )?chain|without (?:a |an )?(?:onward )?chain|chain[ -]free)\b`,
    { chainFree: 'only' },
  ),
  means(String.raw`\b(?:no|not|excluding) cash (?:buyers? )?only\b`, { cashOnly: 'exclude' }),
  means(
    String.raw`\b(?:cash (?:buyers? |purchases? )?only|unmortgag(?:e)?able|(?:not|non)[ -]mortgag(?:e)?able)\b`,
    { cashOnly: 'only' },
    0.9,
  ),
];

const termRules: readonly PromptRule[] = [
  means(String.raw`\b(?:(?:must|needs to|has to) be )?mortgag(?:e)?able\b`, { cashOnly: 'exclude' }, 0.8),
  means(String.raw`\b${no}tenanted\b`, { tenanted: 'exclude' }, 0.9),
  means(
    String.raw`\b(?:vacant(?: possession)?|empty|(?:no|without) (?:sitting )?tenants?)\b`,
    { tenanted: 'exclude' },
    0.85,
  ),
  means(
    String.raw`\b(?:tenants? in situ|(?:currently )?tenanted|with (?:an? )?(?:sitting )?tenants?|sitting tenants?|(?:already|currently) let)\b`,
    { tenanted: 'only' },
  ),
];

/** In this order: what is more particular takes its words first. */
export const kindRules: readonly PromptRule[] = [
  ...letterRules,
  ...passingRules,
  ...conditionRules,
  ...refusingTerms,
  ...refusalRules,
  ...termRules,
  ...marketRules,
  ...worksWanted,
  means(String.raw`\bhmos?(?: potential)?\b`, { hmoPotential: true }, 0.85),
  ...features.map(([pattern, keyword]) =>
    means(
      String.raw`(?:\b(?:with|has|have|having)\s+(?:an? )?)?\b(?:${pattern})\b`,
      { keywords: [keyword] },
      0.8,
    ),
  ),
  ...kindNames.map(([pattern, types, confidence = 0.95]) =>
    means(String.raw`\b(?:${pattern})\b`, { types }, confidence),
  ),
];
