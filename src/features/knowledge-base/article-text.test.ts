import { describe, expect, it } from 'vitest';
import { isStale, nationsText, onlyNation, progressText } from './article-text';

describe('where an article applies', () => {
  it('is said in the order of the map, however it is stored', () => {
    expect(nationsText(['wales', 'england'])).toBe('England and Wales');
    expect(nationsText(['scotland'])).toBe('Scotland');
    expect(nationsText(['northern-ireland', 'wales', 'scotland', 'england'])).toBe('the whole UK');
  });
});

describe('an article is out of date', () => {
  it.each([
    ['2025-05-13', '2026-05-13', false],
    ['2025-05-12', '2026-05-13', true],
    ['2024-02-29', '2025-02-28', false],
    ['2024-02-29', '2025-03-01', true],
  ])('checked on %s, read on %s: %s', (reviewedOn, today, expected) => {
    expect(isStale(reviewedOn, today)).toBe(expected);
  });
});

it.each([
  [null, null],
  [0, null],
  [45, '45% read'],
  [100, 'Read'],
])('%j per cent reads %j', (progress, expected) => expect(progressText(progress)).toBe(expected));

it('An article about one nation alone has it for its calculators', () => {
  expect(onlyNation(['scotland'])).toBe('scotland');
  expect(onlyNation(['northern-ireland'])).toBe('northern_ireland');
  expect(onlyNation(['england', 'wales'])).toBeUndefined();
});
