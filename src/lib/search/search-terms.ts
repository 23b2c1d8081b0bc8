// What a search of the knowledge base or its glossary looks for.
import { isOneLetterOff, stemOf, wordFit, wordsOf, type TextWord } from './search-words';

/** What somebody looks for: a word, or several that are one thing, and what else that is called. */
export interface SearchTerm {
  /** As it was typed, in small letters. */
  text: string;
  /** Its names, each as its words; the first is what was typed. */
  names: readonly (readonly string[])[];
}

/**
 * What the trade calls by several names: somebody who looks for one finds the others. Left out is what the stems of words find
 * already, and what only sounds alike: a licence is no permission.
 */
const sameThings: readonly (readonly string[])[] = [
  ['eviction', 'possession', 'repossession', 'home back'],
  ['sdlt', 'stamp duty'],
  ['lbtt', 'land and buildings transaction tax'],
  ['ltt', 'land transaction tax'],
  ['ads', 'additional dwelling supplement'],
  ['btl', 'buy to let'],
  ['hmo', 'house in multiple occupation', 'shared house'],
  ['brrr', 'brrrr', 'buy refurbish refinance'],
  ['sa', 'serviced accommodation', 'short let', 'holiday let', 'airbnb'],
  ['prt', 'private residential tenancy'],
  ['rra', 'renters rights act', 'renters reform'],
  ['cgt', 'capital gains'],
  ['mtd', 'making tax digital'],
  ['ltd', 'limited company', 'company'],
  ['ltv', 'loan to value'],
  ['icr', 'interest cover', 'rental cover'],
  ['epc', 'energy performance certificate', 'energy certificate'],
  ['eicr', 'electrical report'],
  ['gdv', 'end value', 'gross development value'],
  ['void', 'empty month'],
  ['rent rise', 'rent increase', 'raise the rent'],
  ['remortgage', 'refinance'],
];

const names = sameThings.map((things) => things.map((name) => name.split(' ')));

/** Words that say nothing of what is looked for. */
const smallWords = new Set(
  'a an and are as at be by can do does for from get how i if in is it me my of on or should the to what when where which with you your'.split(
    ' ',
  ),
);

const isSame = (name: string, typed: string) =>
  stemOf(name) === stemOf(typed) || (typed.length >= 6 && isOneLetterOff(name, typed));

const begins = (words: readonly string[], at: number, name: readonly string[]) =>
  name.every((each, index) => isSame(each, words[at + index] ?? ''));

/** `s24`, `s 24` and `section 24`: a section of an Act, however it is written. */
function sectionAt(words: readonly string[], at: number): SearchTerm | undefined {
  const [, joined, apart] =
    /^(?:s(\d+[a-z]?)|(?:s|section) (\d+[a-z]?))(?: |$)/.exec(words.slice(at, at + 2).join(' ')) ?? [];
  const number = joined ?? apart;
  if (number === undefined) return undefined;
  const typed = joined === undefined ? words.slice(at, at + 2) : words.slice(at, at + 1);
  return {
    text: typed.join(' '),
    names: [typed, ['section', number], [`s${number}`], ['s', number]],
  };
}

function knownAt(words: readonly string[], at: number): SearchTerm | undefined {
  const longest = names
    .flatMap((things) => things.filter((name) => begins(words, at, name)).map((name) => ({ name, things })))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  if (!longest) return undefined;
  const typed = words.slice(at, at + longest.name.length);
  return { text: typed.join(' '), names: [typed, ...longest.things] };
}

/** What a search looks for, at most twelve things; none when it has no words. Small words count only where there are no others. */
export function searchTerms(query: string): readonly SearchTerm[] {
  const words = wordsOf(query).map(({ word }) => word);
  const terms = new Map<string, SearchTerm>();
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const term = sectionAt(words, at) ?? knownAt(words, at) ?? { text: word, names: [[word]] };
    terms.set(term.text, term);
    at += term.names[0]?.length ?? 1;
  }
  const all = [...terms.values()];
  const telling = all.filter(({ text }) => !smallWords.has(text));
  return (telling.length > 0 ? telling : all).slice(0, 12);
}

/** A place where a term stands. */
export interface TermHit extends TextWord {
  /** 3 as it was typed, 2.5 in another form, 2 begun by it or under another name, 1 with a letter wrong. */
  fit: number;
}

/** Where a term stands in a text, in the order of the text. */
export function hitsOf(
  { text: word, names: [typed = [], ...others] }: SearchTerm,
  text: readonly TextWord[],
): TermHit[] {
  const isAlone = others.length === 0;
  return text.flatMap((first, at) => {
    const [only = ''] = typed;
    const found = (length: number, fit: number) => {
      const last = text[at + length - 1] ?? first;
      return [{ word, start: first.start, end: last.end, fit }];
    };
    // A name of the trade is no other word that looks like it: SDLT is not salt.
    const fit = typed.length === 1 ? wordFit(only, first.word) : 0;
    if (fit > 1 || (fit === 1 && isAlone)) return found(1, fit);
    const stands = (name: readonly string[]) =>
      name.every((each, index) => stemOf(each) === stemOf(text[at + index]?.word ?? ''));
    if (typed.length > 1 && stands(typed)) return found(typed.length, 3);
    const other = others.find(stands);
    return other ? found(other.length, 2) : [];
  });
}
