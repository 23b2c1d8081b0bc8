// Where: names of places, postcodes, and how far around them.
import type { SearchFilters } from '../search-filters';
import { asNumber, count } from './figure-parts';
import { maybe, means, meansNothing, rule, type PromptRule } from './prompt-rule';

const mileText = String.raw`(half an?|(?:a )?quarter of an?|an?|\d+\s?⁄\s?\d+|\d+(?:\.\d+)?|${count.slice(1, -1)})[\s-]*(?:miles?|mi)\b`;

/** `half a`, `1⁄4`, `three`, `2.5` as miles, as many as a search can look around. */
function milesOf(text = ''): number {
  const said = text.toLowerCase();
  const [top, bottom] = said.split('⁄').map(Number);
  const miles = said.startsWith('half')
    ? 0.5
    : said.includes('quarter')
      ? 0.25
      : /^an?$/.test(said)
        ? 1
        : top !== undefined && bottom
          ? top / bottom
          : asNumber(said);
  return Math.min(40, Math.max(0.25, miles));
}

const miles: PromptRule['read'] = ([, text]) => maybe({ radiusMiles: milesOf(text) }, 0.95);

const minuteText = String.raw`(half an hour|an hour|(?:one|1) hour|(\d{1,2})[\s-]*min(?:ute)?s?)(?:['’]s?)?`;
const travelText = String.raw`(?:\s*(drive|driving|by car|walk(?:ing)?|on foot|cycl(?:e|ing)|bike ride|by bike|(?:by )?(?:train|tram|bus)(?: ride)?|by public transport|commute)\b)?`;
/** What is no place of a search. */
const elsewhere = String.raw`\s+(?:of|from|to)\s+(?:the |an? )?(?:nearest |local |main )?(?:station|train|tube|tram|metro|schools?|beach|sea|coast|city|town|shops?|universit(?:y|ies)|uni|hospital|airport|motorway|park)\b(?: (?:station|cent(?:re|er)|stop)\b)?`;

function minutes([, text = '', digits, travel = '']: readonly (string | undefined)[]) {
  const said = digits === undefined ? (text.toLowerCase().startsWith('half') ? 30 : 60) : Number(digits);
  const by: SearchFilters['travelBy'] = /walk|foot/i.test(travel)
    ? 'walking'
    : /cycl|bike/i.test(travel)
      ? 'cycling'
      : /train|tram|bus|public/i.test(travel)
        ? 'public_transport'
        : undefined;
  return maybe(
    { travelMinutes: Math.min(90, Math.max(5, said)), ...(by !== undefined && { travelBy: by }) },
    0.85,
  );
}

const distanceRules: readonly PromptRule[] = [
  meansNothing(String.raw`\b(?:within\s+)?(?:${minuteText}${travelText}|${mileText})${elsewhere}`),
  rule(
    String.raw`\b(?:within|less than|under|up to|no more than|max(?:imum)?(?: of)?)\s+${mileText}(?:\s+radius)?(?:\s+(?:of|around|from|away from))?\b`,
    miles,
  ),
  rule(
    String.raw`(?:\b(?:in|within)\s+an?\s+)?\b${mileText}\s+(?:radius(?:\s+(?:of|around|from))?|of|around|from|away from|outside)\b`,
    miles,
  ),
  rule(String.raw`(?:\+|\bplus)\s*${mileText}`, miles),
  rule(
    String.raw`\b(?:within|less than|under|up to|no more than)\s+${minuteText}${travelText}(?:\s+(?:of|from|to)\b)?`,
    minutes,
  ),
  rule(String.raw`\b${minuteText}${travelText}\s+(?:of|from|to|away from)\b`, minutes),
  means(
    String.raw`\bby (?:train|tram|bus|public transport)\b(?! (?:station|stop))`,
    { travelBy: 'public_transport' },
    0.85,
  ),
];

/** The postcode areas of the United Kingdom, the Isle of Man and the Channel Islands. */
const postcodeAreas =
  'ab|al|ba|bb|bd|bh|bl|bn|br|bs|bt|ca|cb|cf|ch|cm|co|cr|ct|cv|cw|da|dd|de|dg|dh|dl|dn|dt|dy|ec|eh|en|ex|fk|fy|gl|gu|gy|ha|hd|hg|hp|hr|hs|hu|hx|ig|im|ip|iv|je|ka|kt|kw|ky|la|ld|le|ll|ln|ls|lu|me|mk|ml|ne|ng|nn|np|nr|nw|ol|ox|pa|pe|ph|pl|po|pr|rg|rh|rm|sa|se|sg|sk|sl|sm|sn|so|sp|sr|ss|st|sw|sy|ta|td|tf|tn|tq|tr|ts|tw|ub|wa|wc|wd|wf|wn|wr|ws|wv|yo|ze|b|e|g|l|m|n|s|w';
/** Only in the middle of London does a letter end an outcode: “B2B” and “R2R” are none. */
const london = String.raw`e1w|n1[cp]|nw1w|se1p|sw1[a-y]|w1[a-z]|ec[1-4][a-z]|wc[12][a-z]`;
/** Full postcodes and outcodes. After a figure, “m2” is a measure. */
const postcode = String.raw`(?!(?<=\d\s{0,2})m2\b)\b((?:${london}|(?:${postcodeAreas})\d{1,2})(?:\s*\d[a-z]{2})?)\b`;
/** “The M25” is a road. */
const roads = String.raw`(?:\b(?:within|inside|near|off|by|close to|along|around)\s+)?(?:\bthe\s+[am]\d{1,3}\b|\b[am]\d{1,3}\s+(?:motorway|corridor)\b)`;

/** What stands before a place that is not wanted. */
const notIn = String.raw`\b(?:not (?:in|near|around|at|within)|nowhere near|outside(?: of)?|but not(?: in)?|not|except(?: for| in)?|excluding|excl\.?|avoid(?:ing)?|apart from|other than|(?:anywhere|everywhere) but|rather than|instead of|(?:do(?:es)?n[’']?t|do(?:es)? not) (?:want|like))\s+`;
const near = String.raw`(?:\b(?:in|near|around|at)\s+)?`;
const postcodes = rule(near + postcode, ([, code = '']) => maybe({ locations: [code.toUpperCase()] }, 0.97));
// A postcode stands in no address that is searched by words.
const refusedPostcodes = meansNothing(notIn + postcode);

/** How a name is looked up: its words, whatever stands between them. */
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** The longest names first, so that “West Bridgford” is not read as something in between. Refusals first of all. */
export function whereRules(places: readonly string[]): PromptRule[] {
  const byName = new Map(places.map((name) => [wordsOf(name).join(' '), name]));
  const named = [...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', String.raw`[\s.'’–-]{1,3}`));
  const nameOf = (text: string) => byName.get(wordsOf(text).join(' ')) ?? text;
  // Without names nothing is one.
  const name = named.length > 0 ? `(?:${named.join('|')})` : '(?!)';
  const or = String.raw`\s*(?:\bn?or\b|\band\b|\/)\s*(?:in\s+)?`;
  return [
    meansNothing(
      String.raw`\b(?:more than|over|at least|outside)\s+${mileText}\s*(?:away from|from|of|outside)\b(?:\s+(?:${name}\b|${postcode}))?`,
    ),
    ...distanceRules,
    rule(String.raw`${notIn}(${name}(?:${or}${name})*)\b`, ([, names = '']) =>
      maybe({ notKeywords: names.split(new RegExp(or, 'i')).map(nameOf) }, 0.8),
    ),
    rule(String.raw`${near}\b(${name})\b`, ([, text = '']) => maybe({ locations: [nameOf(text)] }, 0.97)),
    meansNothing(roads),
    refusedPostcodes,
    postcodes,
  ];
}
