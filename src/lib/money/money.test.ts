import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPounds, formatPoundsCompact, formatWholePounds } from './money';

fc.configureGlobal({ seed: 20261121 });

describe('formatPounds', () => {
  it.each([
    [0, '£0'],
    [-0, '£0'],
    [1150, '£1,150'],
    [1150.5, '£1,150.50'],
    [1150.001, '£1,150'],
    [0.005, '£0.01'],
    [-0.001, '£0'],
    [-5, '\u2212£5'],
    [-1234.56, '\u2212£1,234.56'],
    [1_250_000, '£1,250,000'],
    [Number.NaN, 'n/a'],
    [Number.POSITIVE_INFINITY, 'n/a'],
    [Number.NEGATIVE_INFINITY, 'n/a'],
  ])('%d reads %s', (pounds, text) => expect(formatPounds(pounds)).toBe(text));
});

describe('formatWholePounds', () => {
  it.each([
    [1150.5, '£1,151'],
    [-0.4, '£0'],
    [-1150.5, '\u2212£1,151'],
    [Number.NaN, 'n/a'],
  ])('%d reads %s', (pounds, text) => expect(formatWholePounds(pounds)).toBe(text));
});

describe('formatPoundsCompact', () => {
  it.each([
    [0, '£0'],
    [-0, '£0'],
    [950, '£950'],
    [999.6, '£1k'],
    [1000, '£1k'],
    [1500, '£1.5k'],
    [180_000, '£180k'],
    [999_949, '£999.9k'],
    [999_950, '£1m'],
    [1_200_000, '£1.2m'],
    [-1_200_000, '\u2212£1.2m'],
    [999_950_000, '£1bn'],
    [3_000_000_000, '£3bn'],
    [Number.NaN, 'n/a'],
  ])('%d reads %s', (pounds, text) => expect(formatPoundsCompact(pounds)).toBe(text));
});

it('reads every amount without a hyphen, an exponent or a negative zero', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (pounds) => {
      for (const text of [formatPounds(pounds), formatWholePounds(pounds), formatPoundsCompact(pounds)]) {
        expect(text).toMatch(/^\u2212?£[\d,]+(\.\d{1,2})?(k|m|bn)?$/);
        expect(text).not.toMatch(/^\u2212£0(\.0+)?$/);
      }
    }),
  );
});
