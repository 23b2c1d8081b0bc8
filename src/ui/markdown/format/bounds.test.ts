import { expect, it } from 'vitest';
import { unreadable } from '@/testing/hostile-markdown/floods';
import { isReadable } from './bounds';

it.each(Object.entries(unreadable))('is not parsed: %s', (_, text) => {
  expect(isReadable(text, 'article')).toBe(false);
  expect(isReadable(text, 'assistant')).toBe(false);
});

it.each([
  ['a rule of a hundred dashes', `a\n\n${'-'.repeat(100)}\n\nb`],
  ['a rule of a hundred stars', `a\n\n${'*'.repeat(100)}\n\n**b**`],
  ['a line to fill in', `Name: ${'.'.repeat(200)}\n${'_'.repeat(80)}`],
  ['three hundred bold points', '- **Rent**: £850 a *month*\n'.repeat(300)],
  ['a table of three hundred rows', `| a | b | c |\n|---|---|---|\n${'| 1 | 2 | 3 |\n'.repeat(300)}`],
  [
    'ten lists inside each other',
    Array.from({ length: 10 }, (_, depth) => `${'    '.repeat(depth)}- x`).join('\n'),
  ],
  ['lines of code far to the right', `${' '.repeat(100)}x`],
  ['smileys', 'Good :( and :[ and '.repeat(50)],
])('is parsed: %s', (_, text) => expect(isReadable(text, 'chat')).toBe(true));

it('takes an article of fifty thousand characters, and a message of twenty', () => {
  expect(isReadable('a '.repeat(25_000), 'article')).toBe(true);
  expect(isReadable('a '.repeat(25_001), 'article')).toBe(false);
  expect(isReadable('a '.repeat(10_000), 'chat')).toBe(true);
  expect(isReadable('a '.repeat(10_001), 'chat')).toBe(false);
});
