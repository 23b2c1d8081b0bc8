import { expect, it } from 'vitest';
import { addressOf, readPeopleSearch } from './people-search';

it('An address that was written is read as it was, and what it can’t mean is left out', () => {
  const search = { view: 'contacts', sort: 'newest', kind: 'tenant', q: 'walsh' } as const;
  expect(readPeopleSearch(addressOf(search))).toEqual(search);
  expect(addressOf({ view: 'contacts', sort: 'name' })).toEqual({});
  expect(readPeopleSearch({ view: 'x', sort: 3, kind: 'friend', q: '  ' })).toEqual({
    view: 'contacts',
    sort: 'name',
  });
});

it('A role narrows contacts alone', () =>
  expect(addressOf({ view: 'managers', sort: 'name', kind: 'tenant' })).toEqual({ view: 'managers' }));
