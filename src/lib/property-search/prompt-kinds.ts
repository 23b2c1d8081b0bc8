// What people call kinds of homes, terms of sale and what a home has.
import { kindWords } from './filter-wording';
import { maybe, unused, type PromptRule } from './prompt-rule';
import type { ListingHold, ListingKind, Rating, SearchFilters, TaxBand } from './search-filters';

const no = String.raw`(?:not? (?:a |an |any |in )?|without (?:a |an |any )?|exclud(?:e|ing) |outside (?:of )?(?:a |an )?|avoid(?:ing)? )`;

const means = (pattern: string, filters: SearchFilters, confidence = 0.95): PromptRule => ({
  pattern: new RegExp(pattern, 'gi'),
  read: () => maybe(filters, confidence),
});
/** What people call each kind of home, the more particular first. */
const kinds: readonly (readonly [pattern: string, types: ListingKind[], confidence?: number])[] = [
  ['end[ -](?:of[ -])?terraces?d?', ['end_terrace']],
  ['mid[ -]terraces?d?', ['terraced']],
  ['terrace[sd]?(?: houses?| homes?)?', ['terraced', 'end_terrace'], 0.9],
  ['semi(?:s|[ -]?detached)?(?: houses?)?', ['semi']],
  ['detached(?: houses?)?', ['detached']],
  ['blocks? of flats', ['block']],
  ['tenements?(?: flats?)?', ['flat'], 0.9],
  ['flats?|apartments?', ['flat']],
  ['maisonettes?', ['maisonette']],
  ['bungalows?', ['bungalow']],
  ['studios?', ['studio']],
  ['park homes?', ['park_home']],
  ['(?:building )?plots?|land', ['land'], 0.85],
  ['shops?|offices?|commercial(?: units?)?', ['commercial'], 0.85],
  ['mixed[ -]use', ['mixed']],
  ['houses?', ['terraced', 'end_terrace', 'semi', 'detached'], 0.8],
];
const anyKind = `(?:${kinds.map(([pattern]) => pattern).join('|')})`;

/** “No flats or maisonettes”: a search can leave out what has a word in its type. */
const refusedKinds: PromptRule = {
  pattern: new RegExp(String.raw`\b${no}(${anyKind}(?:\s+n?or\s+(?:a |an |any )?${anyKind})*)\b`, 'gi'),
  read: ([, refused = '']) => {
    const names = refused.split(/\s+n?or\s+(?:an? |any )?/i);
    const types = names.flatMap(
      (name) => kinds.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(name))?.[1] ?? [],
    );
    return maybe({ notKeywords: [...new Set(types.map((type) => kindWords[type].toLowerCase()))] }, 0.85);
  },
};

/** “No garden”: likewise by its word. */
const refusedWord = (pattern: string, keyword: string) =>
  means(String.raw`\b${no}(?:${pattern})\b`, { notKeywords: [keyword] }, 0.8);

/** What a search cannot leave out, and must not ask for instead. */
const refusedElse: PromptRule = {
  pattern: new RegExp(String.raw`\b${no}(?:hmos?|auctions?(?: lots?)?|chain[ -]free|vacant|empty)\b`, 'gi'),
  read: () => unused,
};

const holds: readonly ListingHold[] = ['freehold', 'leasehold', 'share_of_freehold', 'commonhold'];
const hold = (pattern: string, tenure: ListingHold) =>
  means(String.raw`\b${pattern}\b`, { tenures: [tenure] });
/** Every other tenure. */
const refusedHold = (pattern: string, refused: ListingHold) =>
  means(String.raw`\b${no}${pattern}\b`, { tenures: holds.filter((each) => each !== refused) }, 0.85);
const wanted = (pattern: string, keyword: string) =>
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

/** What a home has, as people say it and as its listing does. */
const words: readonly (readonly [pattern: string, keyword: string])[] = [
  ['gardens?', 'garden'],
  ['garages?', 'garage'],
  ['drive(?:way)?s?|off[ -]street parking', 'driveway'],
  ['parking', 'parking'],
  ['cellars?', 'cellar'],
  ['lofts?', 'loft'],
  ['balcon(?:y|ies)', 'balcony'],
  ['lifts?', 'lift'],
  ['double[ -]glaz(?:ed|ing)', 'double glazing'],
  ['period(?: features)?', 'period'],
  ['(?:near|close to|by) (?:a |the )?(?:train |railway )?station', 'station'],
  ['scope to extend|extension potential', 'extend'],
];

/** In this order: what is more particular takes its words first. */
export const kindRules: readonly PromptRule[] = [
  ...letters,
  means(
    String.raw`\b(?:(?:does|do|did)(?:n[’']?t| not) (?:need|require|want)|(?:not |without )(?:needing|in need of|requiring)) (?:any |much )?(?:work|modernis\w+|moderniz\w+|refurb\w*|renovat\w+|updating|improvement)\b`,
    { needsWork: 'exclude' },
  ),
  means(
    String.raw`\b(?:no (?:refurb\w*|renovat\w+|works?)(?: (?:needed|required))?|ready to (?:let|move in(?:to)?)|turn[ -]?key|recently refurbished|not (?:a |an )?(?:project|doer[ -]?upper|fixer[ -]?upper))\b`,
    { needsWork: 'exclude' },
    0.85,
  ),
  refusedElse,
  refusedKinds,
  means(String.raw`\b${no}tenanted\b`, { tenanted: 'exclude' }, 0.9),
  means(String.raw`\b(?:to rent|to let|for rent|rentals?)\b`, { market: 'rent' }),
  means(String.raw`\b(?:at |in an? )?auctions?(?: lots?)?\b`, { market: 'auction' }, 0.9),
  means(String.raw`\b(?:sold prices?|already sold)\b`, { market: 'sold' }, 0.8),
  means(String.raw`\b(?:for sale|to buy)\b`, { market: 'sale' }),
  means(String.raw`\b(?:including|also|or) (?:sstc|under offer)\b`, { includeUnderOffer: true }),
  means(String.raw`\b(?:no (?:onward )?chain|chain[ -]free)\b`, { chainFree: 'only' }),
  means(String.raw`\b(?:no|not|excluding) cash (?:buyers? )?only\b`, { cashOnly: 'exclude' }),
  means(String.raw`\bcash (?:buyers? )?only\b`, { cashOnly: 'only' }, 0.9),
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
  refusedHold('freeholds?', 'freehold'),
  refusedHold('leaseholds?', 'leasehold'),
  hold('share of (?:the )?freehold', 'share_of_freehold'),
  hold('freeholds?', 'freehold'),
  hold('leaseholds?', 'leasehold'),
  hold('commonhold', 'commonhold'),
  ...kinds.map(([pattern, types, confidence = 0.95]) =>
    means(String.raw`\b(?:${pattern})\b`, { types }, confidence),
  ),
  ...words.flatMap(([pattern, keyword]) => [refusedWord(pattern, keyword), wanted(pattern, keyword)]),
];
