import { expect, it } from 'vitest';
import { addressOf, filtersOf, readTenanciesSearch } from './tenancies-search';

const id = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a05';

it('An address makes the view, and the view the same address', () => {
  const address = {
    show: 'past',
    sort: '-rent',
    arrears: true,
    property: id,
    tenancy: id,
    owner: 'me',
  } as const;
  expect(addressOf(readTenanciesSearch(address))).toEqual(address);
  expect(addressOf(readTenanciesSearch({}))).toEqual({});
});

it('What cannot be read in an address is left out', () => {
  expect(readTenanciesSearch({ show: 'some', sort: 'name', arrears: 'yes', tenancy: '7' })).toEqual({
    group: 'current',
    sort: '-startDate',
    isOwing: false,
  });
});

it('A view asks for its own statuses', () => {
  expect(filtersOf(readTenanciesSearch({ show: 'coming' })).status).toEqual(['prospective', 'approved']);
  expect(filtersOf(readTenanciesSearch({ show: 'all' }))).not.toHaveProperty('status');
  expect(filtersOf(readTenanciesSearch({ arrears: true }))).toMatchObject({ inArrears: true });
  expect(filtersOf(readTenanciesSearch({ tag: 'HMO' }))).toMatchObject({ tag: 'HMO' });
});
