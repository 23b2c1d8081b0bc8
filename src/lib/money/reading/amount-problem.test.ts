import { describe, expect, it } from 'vitest';
import { amountProblem } from './amount-problem';
import { readPounds } from '../amount-text';

const pence = 'Enter pounds and pence, such as £12.34';

describe('An amount that may be left out', () => {
  const text = 'Enter a price, such as £180k';
  it.each([
    ['', undefined],
    ['£180k', undefined],
    ['0', undefined],
    ['£2,600.50', undefined],
    ['£100m', undefined],
    ['£12.345', pence],
    ['-1', text],
    ['100,000,001', text],
    ['soon', text],
    ['a lot', text],
  ])('“%s”: %s', (typed, problem) =>
    expect(amountProblem(readPounds(typed), { max: 100_000_000, text, isOptional: true })).toBe(problem),
  );
});

describe('An amount that is needed, from £1', () => {
  const text = 'Enter the offer, such as £172,500';
  it.each([
    ['172,500.50', undefined],
    ['1', undefined],
    ['£12.345', pence],
    ['0.5', text],
    ['0.995', text],
    ['', text],
    ['soon', text],
  ])('“%s”: %s', (typed, problem) =>
    expect(amountProblem(readPounds(typed), { min: 1, max: 100_000_000, text })).toBe(problem),
  );
});
