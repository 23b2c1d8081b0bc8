import { expect, it } from 'vitest';
import { recentTaxYears, taxQuarterRange, taxQuarters, taxYearOf, taxYearRange } from './tax-year';

it('runs from 6 April to 5 April', () => {
  expect(taxYearRange('2026-27')).toEqual({ from: '2026-04-06', to: '2027-04-05' });
  expect(taxYearRange('2099-00')).toEqual({ from: '2099-04-06', to: '2100-04-05' });
});

it('is none when its years do not follow', () => {
  expect(taxYearRange('2026-28')).toBeNull();
  expect(taxYearRange('2026')).toBeNull();
});

it('A day lies in the year that begins on 6 April', () => {
  expect(taxYearOf('2026-04-05')).toBe('2025-26');
  expect(taxYearOf('2026-04-06')).toBe('2026-27');
  expect(taxYearOf('2100-01-01')).toBe('2099-00');
});

it('Recent years follow one another, newest first', () => {
  expect(recentTaxYears('2026-01-31', 3)).toEqual(['2025-26', '2024-25', '2023-24']);
});

it('The four quarters of a tax year follow each other and make the whole of it', () => {
  expect(taxQuarters.map((quarter) => taxQuarterRange('2026-27', quarter))).toEqual([
    { from: '2026-04-06', to: '2026-07-05' },
    { from: '2026-07-06', to: '2026-10-05' },
    { from: '2026-10-06', to: '2027-01-05' },
    { from: '2027-01-06', to: '2027-04-05' },
  ]);
  expect(taxQuarterRange('2026', 'q1')).toBeNull();
});
