// Holds docs/words.md to the knowledge base's glossary: the trade's terms are the same in both.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entryNamed } from '@/features/knowledge-base/glossary/glossary';

const words = readFileSync(path.resolve(import.meta.dirname, '../../../docs/words.md'), 'utf8');
const [, trade = ''] = words.split('## The trade');
const terms = [...trade.matchAll(/^\| (?!term|---)([^|]+?) \|/gm)].map(([, term = '']) => term);
const abbreviations = [...trade.matchAll(/^\| (?!term)([^|]+?) \|[^|]*short: (\w+)/gm)].map(
  ([, term = '', short = '']) => ({ term, short }),
);

test('Every term of the trade in docs/words.md is an entry of the glossary under the same name', () => {
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.filter((term) => entryNamed(term)?.term !== term)).toEqual([]);
});

test('Every abbreviation in docs/words.md leads to the same entry of the glossary', () => {
  expect(abbreviations.filter(({ term, short }) => entryNamed(short)?.term !== term)).toEqual([]);
});
