import { expect, it } from 'vitest';
import { readExploreSearch, typeCalled } from './explore-search';

it('reads an address, and leaves out what says nothing', () => {
  expect(readExploreSearch({ businessType: 'Solicitors & Conveyancers', near: 'LS6', radius: 10 })).toEqual({
    businessType: 'Solicitors & Conveyancers',
    near: 'LS6',
    radius: 10,
  });
  expect(readExploreSearch({ near: ' ', radius: 10, sort: 'nearest', query: '' })).toEqual({});
  expect(readExploreSearch({ near: 'Leeds', radius: 25, sort: 'relevance' })).toEqual({ near: 'Leeds' });
  expect(readExploreSearch({ near: 'Leeds', radius: 3, sort: 'best' })).toEqual({ near: 'Leeds' });
  expect(readExploreSearch({ query: 24, sort: '-rating' })).toEqual({ query: '24', sort: '-rating' });
});

it('finds a type by its name in any case, and by its slug', () => {
  const types = [{ name: 'Solicitors & Conveyancers', slug: 'solicitors-conveyancers' }];
  expect(typeCalled(types, 'solicitors & conveyancers')).toBe(types[0]);
  expect(typeCalled(types, 'solicitors-conveyancers')).toBe(types[0]);
  expect(typeCalled(types, 'Wizards')).toBeUndefined();
  expect(typeCalled(types, undefined)).toBeUndefined();
});
