import { expect, it } from 'vitest';
import { addressOf, readMoneySearch } from './money-search';

const home = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05';

it('What an address says can be read, and is written the same', () => {
  const search = {
    view: 'all',
    year: '2026-27',
    quarter: 'q2',
    category: 'rent',
    property: home,
    direction: 'in',
    q: 'roof',
  };
  expect(addressOf(readMoneySearch(search))).toEqual(search);
});

it('What cannot be read is left out', () => {
  const search = { view: 'x', year: '2026-28', category: 'food', property: '1', status: 'lost', q: ' ' };
  expect(addressOf(readMoneySearch(search))).toEqual({});
  expect(addressOf(readMoneySearch({ quarter: 'q1' }))).toEqual({});
});
