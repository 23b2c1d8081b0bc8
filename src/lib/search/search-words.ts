// How words that somebody looks for are compared with words of a text.

/** A word of a text, in small letters, and where it stands, in UTF-16 code units. */
export interface TextWord {
  word: string;
  start: number;
  /** The first character that does not belong to it any more. */
  end: number;
}

/** The words of a text in their order; everything but letters and digits parts them. */
export const wordsOf = (text: string): TextWord[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

// Enough has to be left of a word to be told from another one. The first that fits is cut off.
type Endings = readonly (readonly [ending: RegExp, instead: string])[];
const plurals: Endings = [
  [/(?<=\p{L}{2})ies$/u, 'y'],
  [/(?<=\p{L}(?:s|x|z|ch|sh))es$/u, ''],
  [/(?<=\p{L}{2}[^su])s$/u, ''],
];
const forms: Endings = [
  [/(?<=[aeiouy]\p{L}+)ing$/u, ''],
  [/(?<=[aeiouy]\p{L}*[^e])ed$/u, ''],
  [/(?<=\p{L}{3}[st])ion$/u, ''],
];

const without = (word: string, endings: Endings) => {
  const [ending, instead] = endings.find(([each]) => each.test(word)) ?? [];
  return ending === undefined ? word : word.replace(ending, instead ?? '');
};

// The same words come back with every text.
const stems = new Map<string, string>();

/**
 * What a word of English has in common with its other forms: `evict` of evicting and eviction, `licens` of licence, licenses and
 * licensing. Not for showing. Words with figures stay as they are.
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = cut(word);
  stems.set(word, stem);
  return stem;
}

function cut(word: string): string {
  if (word.length < 4 || /\p{N}/u.test(word)) return word;
  let stem = without(without(word, plurals), forms);
  if (stem.length > 3) stem = stem.replace(/e$/, '');
  // letting, stopped
  if (stem !== word) stem = stem.replace(/([bdgmnprt])\1$/, '$1');
  return stem.replace(/enc$/, 'ens');
}

/** Do they differ by one wrong, missing or extra letter, or by two swapped neighbours? */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restA === restB.slice(1);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || restA.slice(1) === restB.slice(1);
}

/**
 * How well a word of a text fits one that is looked for: 3 the same, 2.5 another form of it, 2 begun by it, 1 with a letter wrong,
 * 0 not at all. Short words forgive nothing: ICR is not EICR.
 */
export function wordFit(wanted: string, word: string): number {
  if (word === wanted) return 3;
  if (stemOf(word) === stemOf(wanted)) return 2.5;
  if (wanted.length >= 3 && word.startsWith(wanted)) return 2;
  return wanted.length >= 4 && isOneLetterOff(wanted, word) ? 1 : 0;
}
