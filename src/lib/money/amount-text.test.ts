import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText, poundsText, readNumber, readPercent, readPounds } from './amount-text';

fc.configureGlobal({ seed: 20261121 });

describe('pounds', () => {
  it.each<[string, number]>([
    ['£180k', 180_000],
    ['180K', 180_000],
    ['1,150', 1_150],
    ['£1,150.50 pcm', 1_150.5],
    ['1.2m', 1_200_000],
    ['1.15k', 1_150],
    ['£10,000,000,000', 10_000_000_000],
    [' 1 150 ', 1_150],
    ['£1\u00a0150', 1_150],
    ['0', 0],
    ['.5', 0.5],
    ['−500', -500],
    ['-500', -500],
    ['(500)', -500],
    ['£ 12,000 a year', 12_000],
    ['GBP 95,000', 95_000],
  ])('“%s” is %d', (text, pounds) => expect(readPounds(text)).toBe(pounds));

  it.each([
    '75%',
    'twelve',
    '1,15',
    '1,1500',
    '1.2.3',
    '12,34,567',
    '1e5',
    'Infinity',
    '£',
    '--5',
    '0x10',
    'k',
  ])('“%s” is no amount', (text) => expect(readPounds(text)).toBe('unreadable'));

  it('reads nothing as blank', () => {
    expect(readPounds('')).toBe('blank');
    expect(readPounds('  ')).toBe('blank');
  });
});

describe('per cent and plain numbers', () => {
  it.each<[string, number]>([
    ['75%', 75],
    ['75 %', 75],
    ['5.25', 5.25],
    ['120%', 120],
    ['75 per cent', 75],
    ['-2.5%', -2.5],
  ])('“%s” is %d %', (text, percent) => expect(readPercent(text)).toBe(percent));

  it.each(['£180k', '£75', '75k', 'lots'])('“%s” is no percentage', (text) =>
    expect(readPercent(text)).toBe('unreadable'),
  );

  it('takes the unit after a number', () => {
    expect(readNumber('25 years')).toBe(25);
    expect(readNumber('3.2 nights')).toBe(3.2);
    expect(readNumber('6.3 m²')).toBe(6.3);
    expect(readNumber('25k')).toBe('unreadable');
  });
});

it('reads back what it has written', () => {
  const pence = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map((value) => value / 100 + 0);
  fc.assert(
    fc.property(pence, (value) => {
      expect(readPounds(poundsText(value))).toBe(value);
    }),
  );
  const fine = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 10_000 + 0);
  fc.assert(
    fc.property(fine, (value) => {
      expect(readPercent(numberText(value))).toBe(value);
    }),
  );
  expect(poundsText(437.5)).toBe('437.50');
  expect(poundsText(180_000)).toBe('180,000');
  expect(poundsText(-500)).toBe('−500');
  expect(poundsText(null)).toBe('');
  expect(numberText(null)).toBe('');
});
