import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-texts';

const tokens = [
  '12345678901234567890',
  '00000000000000000042',
  '99999999999999999999999999999999',
  '12e34567',
  '1e5',
  '7E2',
  '1.50',
  '-0',
  '1e999',
  '0x10',
];

describe('an address’s query', () => {
  it.each(tokens)('leaves %s the text it is', (token) => {
    expect(parseSearch(`?token=${token}`)).toEqual({ token });
    expect(stringifySearch({ token })).toBe(`?token=${token}`);
  });

  it.each([0, 7, -3, 2.5, 180_000])('reads %d as the number it is', (page) => {
    expect(parseSearch(stringifySearch({ page }))).toEqual({ page });
  });

  it.each(['7', 'true', 'null', '[1]', '{"a":1}', 'words', '"'])(
    'keeps the text %j a text on its way',
    (query) => {
      expect(parseSearch(stringifySearch({ query }))).toEqual({ query });
    },
  );

  it('keeps lists and objects', () => {
    const search = { beds: [2, 3], shape: { north: 53.8 } };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
});
