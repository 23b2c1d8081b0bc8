import { expect, it } from 'vitest';
import { addressOf, readComplianceSearch } from './compliance-search';

it('An address says the view, and what is narrowed in it', () => {
  expect(readComplianceSearch({ status: 'overdue' })).toEqual({ view: 'list', status: 'overdue' });
  expect(readComplianceSearch({ view: 'map', status: 'late', month: '2026-13' })).toEqual({ view: 'list' });
  expect(addressOf({ view: 'calendar', month: '2026-05', status: 'ok' })).toEqual({
    view: 'calendar',
    month: '2026-05',
  });
  expect(addressOf({ view: 'list' })).toEqual({});
  const renew = '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01';
  expect(addressOf(readComplianceSearch({ renew }))).toEqual({ renew });
  expect(readComplianceSearch({ renew: '../x' })).toEqual({ view: 'list' });
});
