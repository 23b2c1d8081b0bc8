import { expect, it } from 'vitest';
import { leaseText, ownersText, placeOf } from './property-text';

const me = { userId: 1, companyId: null, name: 'Hannah Okafor', share: 60 };
const friend = { userId: 22, companyId: null, name: 'Marek Nowak', share: 40 };
const company = { userId: null, companyId: 'c', name: 'Calder Homes Ltd', share: 100 };

it('A property stands by its town and the first half of its postcode', () => {
  expect(placeOf({ town: 'Manchester', postcode: 'M14 6PQ' })).toBe('Manchester M14');
});

it('Owners are told with their shares once there are several', () => {
  expect(ownersText([{ ...me, share: 100 }], 1)).toBe('You');
  expect(ownersText([company], 1)).toBe('Calder Homes Ltd');
  expect(ownersText([me, { ...friend, share: 39.55 }], 1)).toBe('You 60%, Marek Nowak 39.6%');
  expect(ownersText([{ ...company, name: null }], 1)).toBe('Unknown company');
});

it.each([
  ['2106-05-13', '80-year lease', false],
  ['2106-05-12', '79-year lease', true],
  ['2027-05-12', 'Lease under 1 year', true],
  ['2026-05-12', 'Lease ended', true],
])('A lease until %s is a %s', (leaseExpiry, text, isShort) => {
  expect(leaseText(leaseExpiry, '2026-05-13')).toEqual({ text, isShort });
});
