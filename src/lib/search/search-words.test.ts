import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneLetterOff, stemOf, wordFit, wordsOf } from './search-words';

it('words are letters and digits of any script, and know where they stand', () => {
  const text = 'Sociétés £1,150 – s.24';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Sociétés',
    '1',
    '150',
    's',
    '24',
  ]);
});

describe('the forms of a word', () => {
  it.each([
    ['evict', 'evicts', 'evicted', 'evicting', 'eviction', 'evictions'],
    ['licence', 'licences', 'license', 'licensed', 'licensing'],
    ['tenant', 'tenants'],
    ['let', 'lets', 'letting', 'lettings'],
    ['house', 'houses', 'housing'],
    ['lease', 'leases', 'leasing'],
    ['tax', 'taxes', 'taxed'],
    ['company', 'companies'],
    ['raise', 'raised', 'raising'],
  ])('of %s are found by each other', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  it.each([
    ['gas', 'ga'],
    ['bed', 'b'],
    ['address', 'addres'],
    ['status', 'statu'],
    ['tenant', 'tenancy'],
    ['2026s', '2026'],
  ])('of %s are not those of %s', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));
});

describe('one letter off', () => {
  it.each([
    ['wrong', 'licence', 'license'],
    ['missing', 'depsit', 'deposit'],
    ['extra', 'depossit', 'deposit'],
    ['swapped', 'depoist', 'deposit'],
    ['at the end', 'yiel', 'yield'],
    ['at the beginning', 'xield', 'yield'],
  ])('is a %s letter', (_, typed, meant) => expect(isOneLetterOff(typed, meant)).toBe(true));

  it.each([
    ['deposit', 'deposit'],
    ['depst', 'deposit'],
    ['yeidl', 'yield'],
    ['', 'ab'],
  ])('is not %s for %s', (typed, meant) => expect(isOneLetterOff(typed, meant)).toBe(false));

  it('is so from both sides', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(isOneLetterOff(a, b)).toBe(isOneLetterOff(b, a));
      }),
    );
  });
});

describe('how well a word fits', () => {
  it.each([
    ['yield', 'yield', 3],
    ['yields', 'yield', 2.5],
    ['yie', 'yield', 2],
    ['yeild', 'yield', 1],
    ['icr', 'eicr', 0],
    ['24', '25', 0],
  ])('%s to %s: %d', (wanted, word, fit) => expect(wordFit(wanted, word)).toBe(fit));
});
