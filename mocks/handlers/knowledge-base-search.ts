// Finding words in articles: whole, begun, or with one letter wrong.
import type { Schema } from '../contract';

interface Token {
  word: string;
  start: number;
  end: number;
}

interface Find {
  /** The better the match, the higher. */
  score: number;
  highlights: Schema<'ArticleHighlight'>[];
}

const wordsOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** What a search looks for: its words, or null when it has none. */
export function searchOf(query: string): readonly string[] | null {
  const words = [...new Set(wordsOf(query).map(({ word }) => word))].slice(0, 12);
  return words.length === 0 ? null : words;
}

/** How well a word of a text fits one of the search; 0 when it does not. */
function fit(wanted: string, word: string): number {
  if (word === wanted) return 3;
  if (wanted.length >= 3 && word.startsWith(wanted)) return 2;
  return wanted.length >= 4 && isOneLetterOff(wanted, word) ? 1 : 0;
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

/** Looks for all words in title and body together; undefined when one is in neither. */
export function find(wanted: readonly string[], title: string, body: string): Find | undefined {
  const inTitle = hits(wanted, title);
  const inBody = hits(wanted, body);
  let score = 0;
  for (const word of wanted) {
    const [titleFit, bodyFit] = [inTitle.best.get(word) ?? 0, inBody.best.get(word) ?? 0];
    if (titleFit === 0 && bodyFit === 0) return undefined;
    score += 4 * titleFit + bodyFit;
  }
  // Words that stand together in the asked order say more than the same words apart.
  const phrase = wanted.join(' ');
  if (wanted.length > 1 && title.toLowerCase().includes(phrase)) score += 12;
  if (wanted.length > 1 && body.toLowerCase().includes(phrase)) score += 4;
  score += Math.min(inBody.found.length, 10) / 10;
  const highlights: Schema<'ArticleHighlight'>[] = [];
  if (inTitle.found.length > 0) {
    highlights.push({ field: 'title', text: title, ranges: inTitle.found.map(rangeOf) });
  }
  if (inBody.found.length > 0) highlights.push(around(body, inBody.found));
  return { score, highlights };
}

function hits(wanted: readonly string[], text: string) {
  const best = new Map<string, number>();
  const found: Token[] = [];
  for (const token of wordsOf(text)) {
    let isHit = false;
    for (const word of wanted) {
      const quality = fit(word, token.word);
      if (quality === 0) continue;
      isHit = true;
      best.set(word, Math.max(best.get(word) ?? 0, quality));
    }
    if (isHit) found.push(token);
  }
  return { best, found };
}

const before = 60;
const shown = 200;

interface Stretch {
  start: number;
  end: number;
}

/** The sentences of a text; the end of a line ends one, too. */
const sentencesOf = (text: string): Stretch[] =>
  [...text.matchAll(/\S(?:[^\n]*?[.!?](?=\s+["“(£\p{Lu}\d]|\s*$)|[^\n]*)/gmu)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));

/** The sentence with most of the words that were looked for, and what follows it as far as there is room. */
function around(body: string, found: readonly Token[]): Schema<'ArticleHighlight'> {
  const sentences = sentencesOf(body);
  const inside = ({ start, end }: Stretch) =>
    found.filter((token) => token.start >= start && token.end <= end);
  const rank = (sentence: Stretch) => {
    const words = inside(sentence).map(({ word }) => word);
    return 100 * new Set(words).size + words.length;
  };
  const best = sentences.reduce((one, other) => (rank(other) > rank(one) ? other : one));
  const { from, until } =
    best.end - best.start <= shown
      ? { from: best.start, until: roomAfter(sentences, best) }
      : within(body, best, inside(best));
  const [begin, end] = [from > best.start ? '… ' : '', until < best.end ? ' …' : ''];
  const ranges = inside({ start: from, end: until }).map((token) => ({
    start: token.start - from + begin.length,
    end: token.end - from + begin.length,
  }));
  return { field: 'body', text: begin + body.slice(from, until).replaceAll('\n', ' ') + end, ranges };
}

/** Where an excerpt ends that begins with a sentence: after the last whole one that fits. */
const roomAfter = (sentences: readonly Stretch[], { start, end }: Stretch): number =>
  sentences.findLast((each) => each.end > end && each.end - start <= shown)?.end ?? end;

/** The part of a long sentence with the most finds. */
function within(body: string, sentence: Stretch, found: readonly Token[]): { from: number; until: number } {
  const near = ({ start }: Token) =>
    found.filter((each) => each.start >= start && each.end <= start + shown - before).length;
  const dense = found.reduce((one, other) => (near(other) > near(one) ? other : one));
  const rough = Math.max(sentence.start, dense.start - before);
  const from = rough === sentence.start ? rough : Math.min(body.indexOf(' ', rough) + 1, dense.start);
  if (sentence.end - from <= shown) return { from, until: sentence.end };
  return { from, until: Math.max(body.lastIndexOf(' ', from + shown), dense.end) };
}

const rangeOf = ({ start, end }: Token) => ({ start, end });
