// What people call kinds of homes, terms of sale and what a home has.
import { maybe, type PromptRule } from './prompt-rule';
import type { ListingHold, ListingKind, Rating, SearchFilters, TaxBand } from './search-filters';

const no = String.raw`(?:not? (?:a |an |any |in )?|without (?:a |an |any )?|exclud(?:e|ing) |outside (?:of )?(?:a |an )?|avoid(?:ing)? )`;

const means = (pattern: string, filters: SearchFilters, confidence = 0.95): PromptRule => ({
  pattern: new RegExp(pattern, 'gi'),
  read: () => maybe(filters, confidence),
});
const kind = (pattern: string, types: ListingKind[], confidence = 0.95) =>
  means(String.raw`\b(?:${pattern})\b`, { types }, confidence);
const hold = (pattern: string, tenure: ListingHold) =>
  means(String.raw`\b${pattern}\b`, { tenures: [tenure] });
const word = (pattern: string, keyword: string) =>
  means(
    String.raw`(?:\b(?:with|has|have|having)\s+(?:a |an )?)?\b(?:${pattern})\b`,
    { keywords: [keyword] },
    0.8,
  );

/** First the refusal, so that “no retirement homes” does not ask for them. */
const either = (
  pattern: string,
  key: 'newBuild' | 'retirement' | 'sharedOwnership' | 'article4' | 'licensedArea',
) => [
  means(String.raw`\b${no}(?:${pattern})\b`, { [key]: 'exclude' }),
  means(String.raw`\b(?:${pattern})\b`, { [key]: 'only' }, 0.85),
];

const ratings = 'ABCDEFG';
// Whatever was matched as a letter from A to G is a rating.
const rating = (letter = '') => letter.toUpperCase() as Rating;
// Likewise a band, from A to I.
const band = (letter: string) => letter.toUpperCase() as TaxBand;

const letters: readonly PromptRule[] = [
  {
    pattern:
      /\bepc\s*(?:rating\s*)?(?:of\s*|at least\s*|min(?:imum)?\s*)?([a-g])\b(?:\s*(?:or (?:better|above|higher)|\+))?/gi,
    read: ([, letter]) => maybe({ minEpc: rating(letter) }, 0.95),
  },
  {
    pattern: /\bcouncil tax(?: bands?)?\s*([a-i])(?:\s*(?:to|-|–)\s*([a-i]))?\b/gi,
    read: ([, from = 'a', to = from]) => {
      const all = `${ratings}HI`;
      const bands = all.slice(all.indexOf(from.toUpperCase()), all.indexOf(to.toUpperCase()) + 1);
      return maybe({ councilTaxBands: Array.from(bands || from, band) }, 0.9);
    },
  },
];

/** In this order: what is more particular takes its words first. */
export const kindRules: readonly PromptRule[] = [
  ...letters,
  means(String.raw`\b(?:to rent|to let|for rent|rentals?)\b`, { market: 'rent' }),
  means(String.raw`\b(?:at |in an? )?auctions?(?: lots?)?\b`, { market: 'auction' }, 0.9),
  means(String.raw`\b(?:sold prices?|already sold)\b`, { market: 'sold' }, 0.8),
  means(String.raw`\b(?:for sale|to buy)\b`, { market: 'sale' }),
  means(String.raw`\b(?:including|also|or) (?:sstc|under offer)\b`, { includeUnderOffer: true }),
  means(String.raw`\b(?:no (?:onward )?chain|chain[ -]free)\b`, { chainFree: 'only' }),
  means(String.raw`\b(?:no|not|excluding) cash (?:buyers? )?only\b`, { cashOnly: 'exclude' }),
  means(String.raw`\bcash (?:buyers? )?only\b`, { cashOnly: 'only' }, 0.9),
  means(
    String.raw`\b(?:no work|ready to (?:let|move in)|turn[ -]?key|recently refurbished)\b`,
    { needsWork: 'exclude' },
    0.85,
  ),
  means(
    String.raw`\b(?:need(?:s|ing)?|in need of|require?s?|requiring|wants?)\s+(?:of\s+)?(?:some\s+|a lot of\s+|full\s+|complete\s+)?(?:work|modernis\w+|moderniz\w+|refurb\w*|renovat\w+|updating|improvement)\b`,
    { needsWork: 'only' },
  ),
  means(
    String.raw`\b(?:doer[ -]?upper|fixer[ -]?upper|refurb(?:ishment)?(?: project)?|renovation project|project)\b`,
    { needsWork: 'only' },
    0.75,
  ),
  means(String.raw`\b(?:tenants? in situ|tenanted|with (?:a )?(?:sitting )?tenants?|already let)\b`, {
    tenanted: 'only',
  }),
  means(String.raw`\b(?:vacant|empty|no tenants?)\b`, { tenanted: 'exclude' }, 0.85),
  ...either('new[ -]builds?', 'newBuild'),
  ...either('retirement(?: homes?| flats?)?', 'retirement'),
  ...either('shared ownership', 'sharedOwnership'),
  ...either('article (?:4|four)(?: areas?| directions?)?', 'article4'),
  ...either('(?:selective |additional )?licens(?:ed|ing)(?: areas?)?', 'licensedArea'),
  means(String.raw`\bhmos?(?: potential)?\b`, { hmoPotential: true }, 0.85),
  hold('share of (?:the )?freehold', 'share_of_freehold'),
  hold('freeholds?', 'freehold'),
  hold('leaseholds?', 'leasehold'),
  hold('commonhold', 'commonhold'),
  kind('end[ -](?:of[ -])?terraces?d?', ['end_terrace']),
  kind('mid[ -]terraces?d?', ['terraced']),
  kind('terrace[sd]?(?: houses?| homes?)?', ['terraced', 'end_terrace'], 0.9),
  kind('semi(?:s|[ -]?detached)?(?: houses?)?', ['semi']),
  kind('detached(?: houses?)?', ['detached']),
  kind('blocks? of flats', ['block']),
  kind('tenements?(?: flats?)?', ['flat'], 0.9),
  kind('flats?|apartments?', ['flat']),
  kind('maisonettes?', ['maisonette']),
  kind('bungalows?', ['bungalow']),
  kind('studios?', ['studio']),
  kind('park homes?', ['park_home']),
  kind('(?:building )?plots?|land', ['land'], 0.85),
  kind('shops?|offices?|commercial(?: units?)?', ['commercial'], 0.85),
  kind('mixed[ -]use', ['mixed']),
  kind('houses?', ['terraced', 'end_terrace', 'semi', 'detached'], 0.8),
  word('gardens?', 'garden'),
  word('garages?', 'garage'),
  word('drive(?:way)?s?|off[ -]street parking', 'driveway'),
  word('parking', 'parking'),
  word('cellars?', 'cellar'),
  word('lofts?', 'loft'),
  word('balcon(?:y|ies)', 'balcony'),
  word('lifts?', 'lift'),
  word('double[ -]glaz(?:ed|ing)', 'double glazing'),
  word('period(?: features)?', 'period'),
  word('(?:near|close to|by) (?:a |the )?(?:train |railway )?station', 'station'),
  word('scope to extend|extension potential', 'extend'),
];
