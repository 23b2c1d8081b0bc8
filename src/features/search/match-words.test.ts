import { expect, it } from 'vitest';
import { findByWords, matchWords } from './match-words';

const items = [
  { label: 'Network', words: 'home feed posts' },
  { label: 'Property Search', words: 'find homes' },
  { label: 'Portfolio' },
  { label: 'Connection requests' },
  { label: 'New post' },
];
const labels = (text: string) => findByWords(items, text).map(({ label }) => label);

it.each([
  ['', items.map(({ label }) => label)],
  ['   ', items.map(({ label }) => label)],
  // the name's own beginning stands before a word's, and both before the middle of a word
  ['po', ['Portfolio', 'New post', 'Network']],
  ['PORT', ['Portfolio']],
  ['se', ['Property Search']],
  ['search prop', ['Property Search']],
  ['prop zebra', []],
  ['ne', ['Network', 'New post', 'Connection requests']],
  ['feed', ['Network']],
  // other words count from their beginning alone
  ['eed', []],
  ['homes', ['Property Search']],
])('%j finds %j', (text, found) => expect(labels(text)).toEqual(found));

const marks = (text: string, ...words: string[]) =>
  matchWords(text, words)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['Ada Fenwick', ['fen'], 'Ada [Fen]wick'],
  ['Ada Fenwick', ['zzz'], 'Ada Fenwick'],
  ['Ada Fenwick', [''], 'Ada Fenwick'],
  ['Property Search', ['sea', 'prop'], '[Prop]erty [Sea]rch'],
  ['Banana', ['ana', 'nan'], 'B[anana]'],
  ['👩‍👩‍👧 Fen', ['fen'], '👩‍👩‍👧 [Fen]'],
  ['İstanbul House', ['house'], 'İstanbul House'],
])('%j with %j is shown as %j', (text, words, shown) => expect(marks(text, ...words)).toBe(shown));
