import { expect, it } from 'vitest';
import { taxYearRange } from './tax-year';

it('runs from 6 April to 5 April', () => {
  expect(taxYearRange('2026-27')).toEqual({ from: '2026-04-06', to: '2027-04-05' });
  expect(taxYearRange('2099-00')).toEqual({ from: '2099-04-06', to: '2100-04-05' });
});

it('is none when its years do not follow', () => {
  expect(taxYearRange('2026-28')).toBeNull();
  expect(taxYearRange('2026')).toBeNull();
});
