// Finding words in articles: whole, in another form, begun, under another name of the trade, or with one letter wrong.
import { hitsOf, searchTerms, type SearchTerm, type TermHit } from '@/lib/search/search-terms';
import { wordsOf } from '@/lib/search/search-words';
import type { Schema } from '../../engine/contract/contract';
import { cellMark } from '../../engine/texts/prose';

interface Find {
  /** The better the match, the higher. */
  score: number;
  highlights: Schema<'ArticleHighlight'>[];
  /** What was looked for and stands nowhere in the article, as it was typed. */
  missing: string[];
}

/** What a search looks for, or null when it has no words. */
export function searchOf(query: string): readonly SearchTerm[] | null {
  const terms = searchTerms(query);
  return terms.length === 0 ? null : terms;
}

/** Looks for everything in title and body together; undefined where less than half of it is there. */
export function find(wanted: readonly SearchTerm[], title: string, body: string): Find | undefined {
  const inTitle = hits(wanted, title);
  const inBody = hits(wanted, body);
  let score = 0;
  const missing: string[] = [];
  for (const { text } of wanted) {
    const [titleFit, bodyFit] = [inTitle.best.get(text) ?? 0, inBody.best.get(text) ?? 0];
    if (titleFit === 0 && bodyFit === 0) missing.push(text);
    score += 4 * titleFit + bodyFit;
  }
  if (missing.length * 2 > wanted.length || missing.length === wanted.length) return undefined;
  // Words that stand together in the asked order say more than the same words apart.
  const phrase = wanted.map(({ text }) => text).join(' ');
  if (wanted.length > 1 && title.toLowerCase().includes(phrase)) score += 12;
  if (wanted.length > 1 && body.toLowerCase().includes(phrase)) score += 4;
  score += Math.min(inBody.found.length, 10) / 10;
  const highlights: Schema<'ArticleHighlight'>[] = [];
  if (inTitle.found.length > 0) {
    highlights.push({ field: 'title', text: title, ranges: inTitle.found.map(rangeOf) });
  }
  if (inBody.found.length > 0) highlights.push(around(body, inBody.found));
  return { score, highlights, missing };
}

/** The best that each term fits, and where any of them stands: no place twice, in the order of the text. */
function hits(wanted: readonly SearchTerm[], text: string) {
  const words = wordsOf(text);
  const best = new Map<string, number>();
  const all: TermHit[] = [];
  for (const term of wanted) {
    const found = hitsOf(term, words);
    if (found.length > 0) best.set(term.text, Math.max(...found.map(({ fit }) => fit)));
    all.push(...found);
  }
  const found: TermHit[] = [];
  for (const hit of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (hit.start >= (found.at(-1)?.end ?? 0)) found.push(hit);
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
function around(body: string, found: readonly TermHit[]): Schema<'ArticleHighlight'> {
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
      ? { from: best.start, until: roomAfter(body, sentences, best) }
      : within(body, best, inside(best));
  const [begin, end] = [from > best.start ? '… ' : '', until < best.end ? ' …' : ''];
  const ranges = inside({ start: from, end: until }).map((token) => ({
    start: token.start - from + begin.length,
    end: token.end - from + begin.length,
  }));
  return { field: 'body', text: begin + body.slice(from, until).replaceAll('\n', ' ') + end, ranges };
}

/** Where an excerpt ends that begins with a sentence: after the last whole one that fits, and before a table. */
function roomAfter(body: string, sentences: readonly Stretch[], { start, end }: Stretch): number {
  const isRow = (each: Stretch) => body.slice(each.start, each.end).includes(cellMark);
  const table = sentences.find((each) => each.start >= end && isRow(each))?.start ?? Infinity;
  return (
    sentences.findLast((each) => each.end > end && each.end - start <= shown && each.end <= table)?.end ?? end
  );
}

/** The part of a long sentence with the most finds. */
function within(body: string, sentence: Stretch, found: readonly TermHit[]): { from: number; until: number } {
  const near = ({ start }: TermHit) =>
    found.filter((each) => each.start >= start && each.end <= start + shown - before).length;
  const dense = found.reduce((one, other) => (near(other) > near(one) ? other : one));
  const rough = Math.max(sentence.start, dense.start - before);
  const from = rough === sentence.start ? rough : Math.min(body.indexOf(' ', rough) + 1, dense.start);
  if (sentence.end - from <= shown) return { from, until: sentence.end };
  return { from, until: Math.max(body.lastIndexOf(' ', from + shown), dense.end) };
}

const rangeOf = ({ start, end }: TermHit) => ({ start, end });
