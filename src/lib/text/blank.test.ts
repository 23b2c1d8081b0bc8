import { expect, it } from 'vitest';
import { isBlank } from './blank';

it.each([
  ['', true],
  [' \n\t', true],
  ['\u200b \u2060\ufeff', true],
  ['\u00a0', true],
  ['a', false],
  ['\u200b.', false],
  ['🏠', false],
  ['👩‍👧', false],
])('%j is blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});
