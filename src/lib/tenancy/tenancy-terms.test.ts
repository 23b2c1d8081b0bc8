import { expect, it } from 'vitest';
import { frequenciesFor, tenantNotice, typesFor } from './tenancy-terms';

it('Each nation has its own kind of tenancy, and England no new shortholds since 1 May 2026', () => {
  expect(typesFor('england', '2026-05-01')[0]).toBe('assured_periodic');
  expect(typesFor('england', '2026-05-01')).not.toContain('ast');
  expect(typesFor('england', '2026-04-30')).toContain('ast');
  expect(typesFor('wales', '2026-05-01')[0]).toBe('occupation_contract');
  expect(typesFor('scotland', '2026-05-01')[0]).toBe('prt');
  expect(typesFor('northern_ireland', '2026-05-01')[0]).toBe('ni_private');
});

it('The rent of an assured tenancy falls due monthly or every 28 days at most since 1 May 2026', () => {
  expect(frequenciesFor('assured_periodic', '2026-05-01')).toEqual([
    'weekly',
    'fortnightly',
    'four_weekly',
    'monthly',
  ]);
  expect(frequenciesFor('assured_periodic', '2026-04-30')).toContain('quarterly');
  expect(frequenciesFor('student', '2026-05-01')).toContain('quarterly');
});

it.each([
  ['assured_periodic', 'england', '2 months'],
  ['occupation_contract', 'wales', '4 weeks'],
  ['prt', 'scotland', '28 days'],
  ['ni_private', 'northern_ireland', '4 weeks'],
  ['company_let', 'england', null],
] as const)('The tenant of a %s in %s gives %s notice', (type, nation, text) => {
  expect(tenantNotice({ type, startDate: '2020-01-01' }, nation, '2026-05-13')).toBe(text);
});

it('A tenant of more than ten years gives twelve weeks in Northern Ireland', () => {
  const tenancy = { type: 'ni_private', startDate: '2016-05-12' } as const;
  expect(tenantNotice(tenancy, 'northern_ireland', '2026-05-12')).toBe('4 weeks');
  expect(tenantNotice(tenancy, 'northern_ireland', '2026-05-13')).toBe('12 weeks');
});
