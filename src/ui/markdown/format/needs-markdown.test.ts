import { expect, it } from 'vitest';
import { needsMarkdown } from './needs-markdown';

it.each([
  '',
  'Hello Tom, is 5 pm right for you?',
  'Between $5k and $10k, or £5 and $6 – 7.5 % net.',
  'See https://example.org/a?b=c and www.example.org (or not).',
  'It’s Tom & Jerry’s: 3 < 5 > 2; 1,150 + 20 = 1,170!',
  'first line\nsecond line\n\nthird - with a hyphen',
  'a#b, C#, snake_case, ~£200, 2026-11-21, 5%',
])('does not for %j', (text) => expect(needsMarkdown(text)).toBe(false));

it.each([
  '*a*',
  '__a__ b',
  'a _b_ c',
  '`code`',
  '[a](/b)',
  'a [[eval:1#b=2]]',
  '~~a~~',
  '$$x$$',
  '\\(x\\)',
  '\\[x\\]',
  '# a',
  'a\n## b',
  '> a',
  '- a',
  'a\n1. b',
  'a\n---',
  'Title\n===',
  '| a |\n|---|',
  'a | b\n--- | ---',
  '&pound;5',
  '<https://example.org>',
])('does for %j', (text) => expect(needsMarkdown(text)).toBe(true));

it('takes no time for a text of a million characters', () => {
  const began = performance.now();
  for (const unit of ['a', ' ', '\n', '_', '\t', '#', '1', ':', '-']) needsMarkdown(unit.repeat(1_000_000));
  expect(performance.now() - began).toBeLessThan(10_000);
});
