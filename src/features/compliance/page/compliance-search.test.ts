import { expect, it } from 'vitest';
import { addressOf, filtersOf, readComplianceSearch } from './compliance-search';

it('An address says the view, and what is narrowed in it', () => {
  expect(readComplianceSearch({ status: 'overdue' })).toEqual({ view: 'list', status: 'overdue' });
  expect(readComplianceSearch({ view: 'map', status: 'late', month: '2026-13' })).toEqual({ view: 'list' });
  expect(addressOf({ view: 'calendar', month: '2026-05', status: 'ok' })).toEqual({
    view: 'calendar',
    month: '2026-05',
  });
  expect(addressOf({ view: 'list' })).toEqual({});
  expect(addressOf(readComplianceSearch({ status: 'year', tag: 'HMO' }))).toEqual({
    status: 'year',
    tag: 'HMO',
  });
  expect(addressOf({ view: 'matrix', tag: 'HMO' })).toEqual({ view: 'matrix' });
  const renew = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01';
  expect(addressOf(readComplianceSearch({ renew }))).toEqual({ renew });
  expect(readComplianceSearch({ renew: '../x' })).toEqual({ view: 'list' });
});

it('What is due within a year has a day up to then and applies', () => {
  expect(addressOf(readComplianceSearch({ status: 'year' }))).toEqual({ status: 'year' });
  expect(filtersOf('year', '2026-05-13')).toEqual({
    status: ['overdue', 'due_30', 'due_60', 'due_90', 'ok'],
    to: '2027-05-13',
  });
  expect(filtersOf('overdue', '2026-05-13')).toEqual({ status: ['overdue'] });
  expect(filtersOf(undefined, '2026-05-13')).toEqual({});
});
