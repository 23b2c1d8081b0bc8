// What is not wanted, and what is said of a home that names another kind in passing.
import type { ListingHold } from '../search-filters';
import { anyFeature, anyKind, featureOf, kindsOf } from './home-words';
import { maybe, means, meansNothing, rule, type PromptRule } from './prompt-rule';

/** What stands before what is not wanted. */
export const no = String.raw`(?:(?:(?:do(?:es)?n[’']?t|do(?:es)? not) (?:want|like|fancy)|not (?:interested in|keen on|after|looking for|wanting)|outside(?: of)?|anything (?:but|except)|other than|apart from|rather than|instead of|except(?: for)?|avoid(?:s|ing)?|exclud(?:e|es|ing)|excl?\.?|without|w\/o|not|non|no)[\s-]+(?:(?:an?|any|the|in|inside|at|be|subject to)\s+)*)`;
/** Behind a kind of home that is refused for what it is. */
const homes = String.raw`(?:\s+(?:flats?|apartments?|houses?|homes?|propert(?:y|ies)|developments?|schemes?|units?|areas?))?`;

const newBuild = 'new[ -]?builds?|brand new';
const retirement = String.raw`retirement(?: homes?| flats?| propert(?:y|ies))?|over[ -]?(?:55|60)[’']?s?`;
const sharedOwnership = 'shared ownership';
const article4 = 'article (?:4|four)(?: areas?| directions?)*';
const licensing = String.raw`(?:selective |additional |landlord )?licens(?:ed|ing)(?: areas?| schemes?| zones?)?`;
const other = 'hmos?|auctions?(?: lots?)?|chain[ -]free|vacant|empty|mixed[ -]use';
const anyTerm = `(?:${anyKind}|${anyFeature}|${newBuild}|${retirement}|${sharedOwnership}|${article4}|${licensing}|${other}|freeholds?|leaseholds?)`;

const orMoreRefused = new RegExp(
  String.raw`\b(${no})(${anyTerm})\s+n?or\s+(?:an? |any )?(?=${anyTerm}\b)`,
  'gi',
);
const andMoreRefused = new RegExp(
  String.raw`\b((?:exclud(?:e|es|ing)|excl?\.?|avoid(?:ing)?|except(?: for)?|without|apart from)\s+)(${anyTerm})\s+(?:and|&)\s+(?:an? |any )?(?=${anyTerm}\b)`,
  'gi',
);

/** “No flats or new builds” as “no flats, no new builds”: each is refused by itself. */
export function refusalsApart(prompt: string): string {
  const apart = prompt.replace(orMoreRefused, '$1$2, $1').replace(andMoreRefused, '$1$2, $1');
  return apart === prompt ? prompt : refusalsApart(apart);
}

/** “No flats”: what becomes of them depends on the kinds that are wanted. */
const refusedKinds = rule(String.raw`\b${no}(${anyKind})\b`, ([, refused = '']) => [
  { filters: {}, confidence: 0.85, refused: kindsOf(refused) },
]);

/** “No garden”: a search can leave out what has a word. */
const refusedFeatures = rule(String.raw`\b${no}(${anyFeature})\b`, ([, refused = '']) =>
  maybe({ notKeywords: [...featureOf(refused)] }, 0.8),
);

/** A narrower kind than a search knows: “no ground floor flats” refuses no other flat. */
const narrower = String.raw`(?:(?:ground|first|second|top|lower)[ -]floor|basement|high[ -]rise|ex[ -](?:council|local authority)|listed|purpose[ -]built|converted|student|holiday|large|small|big|tiny)`;

/** Words that hold the name of a kind or a feature and ask for neither. */
export const passingRules: readonly PromptRule[] = [
  means(String.raw`\bbuy[ -]to[ -]lets?\b`, { market: 'sale' }, 0.8),
  meansNothing(
    String.raw`\b(?:${no}flats?\s+)?(?:near|close to|above|over|next (?:door )?to|opposite|below|walking distance (?:of|to|from))\s+(?:(?:the|local|good|any|an?)\s+)*(?:shops?|offices?|commercial(?: premises| units?)?|takeaways?|pubs?)\b`,
  ),
  meansNothing(
    String.raw`\b(?:(?:on|with|has|having)\s+)?(?:an?\s+)?(?:large|big|good[ -]sized?|corner|generous|decent|wide|huge)\s+plots?\b`,
  ),
  meansNothing(
    String.raw`\bconver(?:t|ted|ting|sion) (?:in)?to (?:an? )?(?:flats?|apartments?|houses?|hmos?|residential)\b`,
  ),
  meansNothing(String.raw`\bwith\s+(?:some |a bit of |a lot of )?land\b`),
  meansNothing(
    String.raw`\b(?:high |good |strong |great )?rentals? (?:yields?|income|demand|returns?|market|potential|values?)\b`,
  ),
  meansNothing(
    String.raw`\b(?:${no}|(?:do(?:es)?n[’']?t|do not|no) need (?:for )?(?:an? |any )?)${narrower}\s+${anyKind}\b`,
  ),
  meansNothing(
    String.raw`\b(?:do(?:es)?n[’']?t|do not|no) need (?:for )?(?:an? |any )?(?:${anyKind}|${anyFeature})\b`,
  ),
  meansNothing(
    String.raw`\b${anyFeature}\s+(?:is |are )?(?:not|isn[’']t|aren[’']t)\s+(?:needed|essential|required|important|necessary)\b`,
  ),
  meansNothing(String.raw`\b${anyFeature}\s+(?:is |are )?optional\b`),
];

/** What a search cannot leave out, and must not ask for instead. */
const refusedElse = meansNothing(String.raw`\b${no}(?:${other})\b`);

const holds: readonly ListingHold[] = ['freehold', 'leasehold', 'share_of_freehold', 'commonhold'];
const hold = (pattern: string, tenure: ListingHold) =>
  means(String.raw`\b${pattern}\b`, { tenures: [tenure] });
/** Every other tenure. */
const refusedHold = (pattern: string, refused: ListingHold) =>
  means(String.raw`\b${no}${pattern}${homes}\b`, { tenures: holds.filter((each) => each !== refused) }, 0.85);

/** First the refusal, so that “no retirement homes” does not ask for them. */
const either = (
  pattern: string,
  key: 'newBuild' | 'retirement' | 'sharedOwnership' | 'article4' | 'licensedArea',
  refused = pattern,
) => [
  means(String.raw`\b${no}(?:${refused})${homes}\b`, { [key]: 'exclude' }),
  means(String.raw`\b(?:${pattern})\b`, { [key]: 'only' }, 0.85),
];

/** Before anything that is wanted. */
export const refusalRules: readonly PromptRule[] = [
  refusedElse,
  meansNothing(
    String.raw`\b${anyTerm}\s+(?:is |are )?(?:fine|ok|okay|acceptable|no problem|not a problem|not an issue)\b`,
  ),
  ...either(newBuild, 'newBuild'),
  ...either(retirement, 'retirement'),
  ...either(sharedOwnership, 'sharedOwnership'),
  ...either(article4, 'article4'),
  ...either(
    String.raw`(?:selective |additional |landlord )licens(?:ed|ing)(?: areas?| schemes?| zones?)?|licens(?:ed|ing) (?:areas?|schemes?|zones?)`,
    'licensedArea',
    licensing,
  ),
  means(
    String.raw`\bfreeholds?(?: only)?,? (?:and |but )?(?:not?|never) leaseholds?\b`,
    { tenures: ['freehold'] },
    0.95,
  ),
  refusedHold('freeholds?', 'freehold'),
  refusedHold('leaseholds?', 'leasehold'),
  hold('share of (?:the )?freehold', 'share_of_freehold'),
  hold('freeholds?', 'freehold'),
  hold('leaseholds?', 'leasehold'),
  hold('commonhold', 'commonhold'),
  refusedFeatures,
  refusedKinds,
];
