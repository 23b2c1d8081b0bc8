// Which of the evaluations that a member may open a question names, by the words of their titles and streets.

/** An evaluation as a question may name it. */
export interface DealName {
  uuid: string;
  title: string;
  /** In one line, the street first. */
  address: string;
  /** Whose it is, where it is shared with the member; undefined where it is their own. */
  owner: string | undefined;
}

export interface NamedDeals {
  /** Each once, in the order in which they are named. */
  deals: readonly DealName[];
  /** Words that fit several of them, and these. */
  unclear: readonly { words: string; deals: readonly DealName[] }[];
}

const streets =
  'road|street|lane|avenue|terrace|close|court|drive|gardens|grove|place|crescent|way|walk|row|hill|mews|park|square|view|quay|quays|green';

/** Words that name no home by themselves. */
const ordinary = new Set(
  [
    streets.replaceAll('|', ' '),
    'a an and another at be bed better between by can compare did do does for forty from get has have how i idea if in is it its',
    'joint less look lot me more my new of off offer on one or our pair project rooms six sold than that the their this thousand to',
    'two three four five six seven untitled venture was we what when where which who why will with yield you your',
    'apartment auction back brick bungalow cottage conversion deal east end evaluation far flat flip garden house home let loft long',
    'name north office probate property rent semi shop south stamp duty student tenement too villa west yard',
  ].flatMap((line) => line.split(' ')),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A street with its number; its name is the group. */
const streetName = new RegExp(`(?:\\d{1,4}[a-z]? )?([\\p{L}’'-]{3,20}) (?:${streets})\\b`, 'iu');

const isSignificant = (word: string) => word.length > 2 && !/^\d+$/.test(word) && !ordinary.has(word);

/** `flat 6` and `apartment 9` name a home, although neither word does. */
const isUnit = ([word = '', number = '']: readonly string[]) =>
  /^(?:flat|apartment|unit|lot)$/.test(word) && /^\d{1,4}[a-z]?$/.test(number);

/** The longest run of words, from this one of the question on, that stands in a name as well; 0 where it tells nothing. */
function runLength(question: readonly string[], at: number, name: readonly string[]): number {
  let longest = 0;
  name.forEach((_, start) => {
    let length = 0;
    while (question[at + length] !== undefined && question[at + length] === name[start + length]) length += 1;
    const run = question.slice(at, at + length);
    // one word alone has to be the first of its name, as a street or a district is
    const isName =
      run.length > 1 ? run.some(isSignificant) || isUnit(run) : start === 0 && run.every(isSignificant);
    if (isName) longest = Math.max(longest, length);
  });
  return longest;
}

/** What a question names, the longest name first: `Moss Lane East` is not also `Moss Lane`. */
export function dealsNamed(text: string, all: readonly DealName[]): NamedDeals {
  const question = wordsOf(text);
  const names = all.map((deal) => {
    const street = streetName.exec(deal.address)?.[0] ?? '';
    const unit = /\b(?:flat|apartment|unit) \d{1,4}[a-z]?\b/i.exec(deal.address)?.[0] ?? '';
    const way = wordsOf(street).filter((word) => !/^\d/.test(word));
    return { deal, ways: [wordsOf(deal.title), way, wordsOf(unit)] };
  });
  const deals: DealName[] = [];
  const unclear: { words: string; deals: readonly DealName[] }[] = [];
  for (let at = 0; at < question.length; at += 1) {
    const runs = names.map(({ deal, ways }) => ({
      deal,
      length: Math.max(...ways.map((way) => runLength(question, at, way))),
    }));
    const longest = Math.max(0, ...runs.map(({ length }) => length));
    if (longest === 0) continue;
    const meant = runs.filter(({ length }) => length === longest).map(({ deal }) => deal);
    const words = question.slice(at, at + longest).join(' ');
    const [only] = meant;
    if (meant.length > 1) unclear.push({ words, deals: meant });
    else if (only && !deals.includes(only)) deals.push(only);
    at += longest - 1;
  }
  return { deals, unclear };
}

/** The street or the quoted name in a question, such as `Elm Road`; undefined where there is none. */
export function placeIn(text: string): string | undefined {
  const quoted = /[“"]([^”"\n]{2,60})[”"]/.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  const [street, name = ''] = streetName.exec(text) ?? [];
  if (isSignificant(name.toLowerCase())) return street;
  const owned = /\b\p{Lu}[\p{L}-]+[’']s (?:deal|evaluation|house|flat|home|property|place)\b/u.exec(
    text,
  )?.[0];
  const named =
    /\b(?:of|on|at|for|about) (?:the )?((?:\d{1,4}[a-z]? )?\p{Lu}\p{Ll}[\p{L}’'-]+(?: \p{Lu}\p{Ll}[\p{L}’'-]*)*)/u;
  const proper = named.exec(text)?.[1];
  return owned ?? (proper !== undefined && !noHome.test(proper) ? proper : undefined);
}

/** What is written with a capital letter and is no home. */
const noHome = /^(?:England|Scotland|Wales|Northern Ireland|Britain|Section|Article|Ava|Tiebeam)\b/;

/** What a figure may be of without being a home's. */
const common =
  /\b(?:purchase|price|prices|cash|costs?|capital|market|value|mortgage|loan|investment|money|tenants?|students?|lets?|lettings?|years?|months?|total|average|working)\b/;

/**
 * What stands behind a figure in a question, such as `nonsuch towers` in “cash flow of nonsuch towers”; undefined where that is no
 * name.
 * @param rest the question in small letters, with `§` for each figure
 */
export function placeBehindFigure(rest: string): string | undefined {
  const found =
    /§ ?(?:of|on|at|for|from|in) (?!(?:an?|my|our|this|it|its|each|every|all|any|that)\b)(?:the )?([^?.!,;:\n§]{3,50})/.exec(
      rest,
    );
  const words = found?.[1]?.trim().replace(/ (?:and|or|please)$/, '');
  return words !== undefined && !common.test(words) && wordsOf(words).some(isSignificant) ? words : undefined;
}

/** The two that a question compares, in its own words; undefined where it does not say. */
export function comparedIn(text: string): readonly [string, string] | undefined {
  const found =
    /\bcompare (?:my )?(.{2,60}?) (?:and|with|to|against|vs\.?|versus) (?:my )?([^?.!\n]{2,60})/i.exec(
      text,
    ) ??
    /([^?.!,\n]{2,60}?) (?:vs\.?|versus|compared (?:with|to)) (?:my )?([^?.!\n]{2,60})/i.exec(text) ??
    /\b(?:better|between)[,:]? (?:my )?(.{2,60}?) (?:or|and) (?:my )?([^?.!\n]{2,60})/i.exec(text);
  const [, one, other] = found ?? [];
  return one === undefined || other === undefined ? undefined : [one.trim(), other.trim()];
}

/** Which end of all evaluations a question asks for, in small letters; undefined where it asks for none. */
export function rankingIn(text: string): 'best' | 'worst' | 'most' | 'least' | undefined {
  const ofAll =
    /\bwhich (?:one )?(?:of )?(?:my |our )?(?:deal|evaluation)s?\b|\b(?:of|among) (?:all )?(?:of )?(?:my|our) (?:deal|evaluation)s\b/;
  if (!ofAll.test(text)) return undefined;
  if (/\bworst\b/.test(text)) return 'worst';
  if (/\b(?:lowest|least|smallest)\b/.test(text)) return 'least';
  if (/\b(?:highest|most|biggest|largest)\b/.test(text)) return 'most';
  return /\b(?:best|top|better)\b/.test(text) ? 'best' : undefined;
}

/** Whether a question sets things side by side, in small letters. */
export const isComparison = (text: string): boolean =>
  /\bcompar|\bversus\b|\bvs\b|\bwhich (?:\w+ ){0,3}(?:better|best)|\bdifference between\b|\bor\b.*\bbetter\b|\bbetter\b.*\bor\b/.test(
    text,
  );
