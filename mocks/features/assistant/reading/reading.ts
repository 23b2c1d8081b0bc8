// What Ava finds in an article or a post: the part that fits a question, quoted as it stands there, or that there is none.
import { searchTerms } from '@/lib/search/search-terms';
import { find } from '../../knowledge-base/search';
import { partsOf, type Part } from './parts';

/** An article, a post of the blog or a post of a member. */
export interface Reading {
  kind: 'article' | 'post';
  title: string;
  path: string;
  /** Markdown. */
  body: string;
  /** What its author says of it in short, whole sentences; left out where they say nothing. */
  inShort?: string;
}

/** What is short for other words. */
const short: Readonly<Record<string, string>> = {
  cgt: 'capital gains tax',
  sdlt: 'stamp duty',
  mtd: 'making tax digital',
  ast: 'assured tenancy',
};

/** Words that say nothing of what a question is about. */
const ordinary = new Set(
  `a about after all also am an and any are as at be been before best by can could did do does doing done for from get go
  going good had has have here how i if in into is it its like long many may me more most much must my need no not of often on one or
  our out over please say says should so some tell than that the their them then there these they thing this to too under up us use
  used was way we what when where which while who why will with work works worked would yes you your article post mean means explain
  know really much pay happens happen`.split(/\s+/),
);

const stemOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|ies|ed|es|s|e|y)$/, '') : word.replace(/(?<=..)s$/, '');

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’']s?\b/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a question is about: its telling words by their stems. */
function wantedIn(question: string): readonly string[] {
  const words = wordsIn(question).flatMap((word) => short[word]?.split(' ') ?? [word]);
  return [...new Set(words.filter((word) => !ordinary.has(word) && word.length > 1).map(stemOf))];
}

const stemsIn = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(stemOf));

/** The rarer a word is among all texts, the more it tells. */
function weightsOf(wanted: readonly string[], library: readonly Reading[]): ReadonlyMap<string, number> {
  const all = library.map(({ title, body }) => stemsIn(`${title} ${body}`));
  return new Map(
    wanted.map((word) => {
      const count = all.filter((stems) => stems.has(word)).length;
      return [word, Math.log(1 + (all.length + 1) / (count + 0.5))];
    }),
  );
}

/** The share of what a question tells that some words have, from 0 to 1. */
function shareOf(weights: ReadonlyMap<string, number>, partOf: (word: string) => number): number {
  let [found, all] = [0, 0];
  for (const [word, weight] of weights) {
    found += weight * partOf(word);
    all += weight;
  }
  return all === 0 ? 0 : found / all;
}

interface Place {
  part: Part;
  /** How much of the question it answers, from 0 to 1. */
  share: number;
}

/** The parts of a text by how well they fit, the best first. */
function placesIn({ title, body }: Reading, weights: ReadonlyMap<string, number>): readonly Place[] {
  const ofTitle = stemsIn(title);
  return partsOf(body)
    .map((part) => {
      const [own, ofHeading] = [stemsIn(part.words), stemsIn(part.heading?.text ?? '')];
      const isTouched = [...weights.keys()].some((word) => own.has(word) || ofHeading.has(word));
      const share = shareOf(weights, (word) =>
        own.has(word) ? 1 : ofHeading.has(word) ? 0.8 : ofTitle.has(word) ? 0.5 : 0,
      );
      return { part, share: isTouched ? share : 0 };
    })
    .toSorted((one, other) => other.share - one.share);
}

const answersFrom = 0.6;
const longestQuote = 420;
/** The rows of a table say little alone. */
const maxQuoted = ({ kind }: Part) => (kind === 'row' ? 8 : 3);

/** The best part and what stands with it in the same section, as a quotation; undefined where nothing fits. */
function quoteFrom(reading: Reading, weights: ReadonlyMap<string, number>): string | undefined {
  const places = placesIn(reading, weights);
  const [best] = places;
  if (best === undefined || best.share < answersFrom) return undefined;
  const isNear = ({ part, share }: Place) =>
    part.heading?.id === best.part.heading?.id &&
    (share >= best.share - 0.1 || (part.kind === 'row' && best.part.kind === 'row'));
  const near = places.filter(isNear);
  const quoted: Part[] = [];
  for (const { part } of near) {
    const length = quoted.reduce((all, { words }) => all + words.length, part.words.length);
    if (quoted.length === 0 || (quoted.length < maxQuoted(best.part) && length <= longestQuote))
      quoted.push(part);
  }
  const { heading } = best.part;
  const where = heading
    ? `under [${heading.text}](${reading.path}#${heading.id})`
    : `at its [beginning](${reading.path})`;
  const lines = quoted.toSorted((one, other) => one.at - other.at).map(({ words }) => `> ${words}`);
  return `${where}:\n\n${lines.join('\n>\n')}`;
}

/** The article that fits a question best, by the words that the knowledge base's search finds in it. */
function nearestTo(
  wanted: readonly string[],
  weights: ReadonlyMap<string, number>,
  library: readonly Reading[],
): { article: Reading; share: number; isOfTitle: boolean } | undefined {
  return library
    .map((article) => {
      const [title, all] = [stemsIn(article.title), stemsIn(`${article.title} ${article.body}`)];
      const found = wanted.filter((word) => all.has(word));
      const hit =
        found.length > 0 ? find(searchTerms(found.join(' ')), article.title, article.body) : undefined;
      const share = shareOf(weights, (word) => (all.has(word) ? 1 : 0));
      const isOfTitle = wanted.some((word) => title.has(word));
      const ofTitle = shareOf(weights, (word) => (title.has(word) ? 1 : 0));
      const rank = share + ofTitle / 2 + (hit?.score ?? 0) / 100;
      return { article, share, isOfTitle, rank, count: found.length };
    })
    .filter(({ share, isOfTitle, count }) => share >= 0.4 && (isOfTitle || count > 1))
    .toSorted((one, other) => other.rank - one.rank)[0];
}

const linkTo = ({ title, path }: Reading) => `[${title.replaceAll(/[[\]]/g, ' ')}](${path})`;

/** What a text says of a question; undefined where it does not say. */
export function quotationFrom(
  reading: Reading,
  question: string,
  library: readonly Reading[],
): string | undefined {
  const quote = quoteFrom(reading, weightsOf(wantedIn(question), library));
  return quote === undefined ? undefined : `${upper(called(reading))} says ${quote}`;
}

/** That a text does not say, and which article comes nearest. */
export function noQuotationFrom(reading: Reading, question: string, library: readonly Reading[]): string {
  const wanted = wantedIn(question);
  const others = library.filter(({ path }) => path !== reading.path);
  const nearest = nearestTo(wanted, weightsOf(wanted, library), others);
  const rest = nearest
    ? `The closest article in the knowledge base is ${linkTo(nearest.article)}.`
    : 'I couldn’t find anything closer in the [knowledge base](/knowledge-base) either.';
  return `This ${reading.kind} doesn’t say. ${rest}`;
}

/** The article that answers a question, quoted where it does; undefined where none comes near. */
export function articleAnswer(question: string, library: readonly Reading[]): string | undefined {
  const wanted = wantedIn(question);
  const weights = weightsOf(wanted, library);
  const nearest = nearestTo(wanted, weights, library);
  if (nearest === undefined) return undefined;
  const { article, share, isOfTitle } = nearest;
  if (share < answersFrom && !isOfTitle) return undefined;
  const ofTitle = stemsIn(article.title);
  const isOnAll = shareOf(weights, (word) => (ofTitle.has(word) ? 1 : 0)) >= 0.75;
  // who asks for what an article is about gets its beginning
  const quote = isOnAll
    ? `at its [beginning](${article.path}):\n\n> ${firstOf(openingOf(partsOf(article.body)))}`
    : quoteFrom(article, weights);
  return quote === undefined
    ? `I don’t know that one myself. The closest article is ${linkTo(article)}.`
    : `The article ${linkTo(article)} says ${quote}`;
}

/** The article whose title names what a question is about, as a line below what is known by heart; empty where there is none. */
export function furtherReading(question: string, library: readonly Reading[]): string {
  const wanted = wantedIn(question);
  const nearest = nearestTo(wanted, weightsOf(wanted, library), library);
  return nearest && nearest.isOfTitle && nearest.share >= answersFrom
    ? `\n\nMore in the knowledge base: ${linkTo(nearest.article)}.`
    : '';
}

const called = (reading: Reading) => (reading.kind === 'article' ? `“${linkTo(reading)}”` : linkTo(reading));
const upper = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const longestSummary = 420;

/** What a text says in short: its first sentences, whole ones, and what it goes through. */
export function summaryOf(reading: Reading): string {
  const parts = partsOf(reading.body);
  const sentences = openingOf(parts);
  const short = reading.inShort ?? firstOf(sentences);
  if (short === '') return `${upper(called(reading))} has no text to summarise.`;
  const headings = [
    ...new Map(parts.flatMap(({ heading }) => (heading ? [[heading.id, heading] as const] : []))).values(),
  ];
  const list = headings.map(({ id, text }) => `- [${text}](${reading.path}#${id})`).join('\n');
  return `${upper(called(reading))} in short: ${short}${list && `\n\nIt covers:\n\n${list}`}\n\nAsk me about any of it.`;
}

/** Whole sentences from the first on, as many as are short together. */
function firstOf(sentences: readonly string[]): string {
  let short = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (short.length + sentence.length >= longestSummary) break;
    short = `${short} ${sentence}`;
  }
  return short;
}

/** The sentences that a text begins with, as far as no table and no formula stands between them. */
function openingOf(parts: readonly Part[]): readonly string[] {
  const [first] = parts;
  if (first === undefined) return [];
  const opening = parts.filter(
    (part, index) =>
      part.kind === first.kind && part.heading?.id === first.heading?.id && part.at === first.at + index,
  );
  const sentences = opening.flatMap(({ words }) => sentencesOf(words));
  // one that only leads to a table or a list says nothing without it
  return sentences.length > 1 ? sentences.filter((sentence) => !sentence.endsWith(':')) : sentences;
}

/** The sentences of a line of prose. */
const sentencesOf = (words: string): readonly string[] =>
  words.split(/(?<=[.!?][)”"’]?)\s+(?=["“(£\p{Lu}\d])/u).filter(Boolean);
