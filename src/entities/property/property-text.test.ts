import { expect, it } from 'vitest';
import { leaseText, letText, ownersText, placeOf } from './property-text';
import type { Property } from './property';

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

it.each([
  ['let', { rentPcm: 975, letUntil: '2026-08-31', vacantSince: null }, 'Until Aug 2026'],
  ['let', { rentPcm: 975, letUntil: null, vacantSince: null }, 'Open-ended'],
  ['let', { rentPcm: null, letUntil: null, vacantSince: null }, null],
  ['void', { rentPcm: null, letUntil: null, vacantSince: '2026-05-07' }, '6 days'],
  ['void', { rentPcm: null, letUntil: null, vacantSince: '2026-05-13' }, null],
  ['works', { rentPcm: null, letUntil: null, vacantSince: null }, null],
] as const)('A property that is %s with %j says how long: %s', (status, figures, text) => {
  expect(letText({ status, figures: figures as Property['figures'] }, '2026-05-13')).toBe(text);
});
