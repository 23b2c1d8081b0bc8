import { expect, it } from 'vitest';
import { cleared, filtersOf, isFiltered, readPropertiesSearch } from './properties-search';

it('An address keeps what it can mean and loses the rest', () => {
  const owner = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05';
  const whole = {
    query: 'Egerton',
    status: 'sold',
    model: 'hmo',
    type: 'flat',
    tag: 'Leeds',
    owner,
    sort: '-value',
  };
  expect(readPropertiesSearch({ ...whole, archived: true })).toEqual({ ...whole, archived: true });
  expect(
    readPropertiesSearch({
      query: ' ',
      status: 'burnt',
      model: 1,
      owner: 'you',
      sort: 'colour',
      archived: 'no',
    }),
  ).toEqual({});
});

it('A list comes back by its address', () => {
  const search = readPropertiesSearch({ status: 'void', sort: '-rent' });
  expect(readPropertiesSearch(search)).toEqual(search);
  expect(readPropertiesSearch({ sort: 'address' })).toEqual({});
});

it('Cleared filters leave the order and the shelf', () => {
  const search = readPropertiesSearch({ owner: 'me', archived: true, sort: '-debt' });
  expect(isFiltered(search)).toBe(true);
  expect(cleared(search)).toEqual({ archived: true, sort: '-debt' });
  expect(isFiltered(cleared(search))).toBe(false);
});

it('How the list is shown is part of the address, and no filter of it', () => {
  const search = readPropertiesSearch({ view: 'map', status: 'let' });
  expect(search).toEqual({ view: 'map', status: 'let' });
  expect(filtersOf(search)).toEqual({ status: 'let' });
  expect(cleared(search)).toEqual({ view: 'map' });
  expect(readPropertiesSearch({ view: 'cards' })).toEqual({ view: 'cards' });
  expect(readPropertiesSearch({ view: 'globe' })).toEqual({});
});
