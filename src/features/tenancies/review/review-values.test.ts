import { describe, expect, it } from 'vitest';
import type { Tenancy } from '@/entities/tenancy/tenancy';
import { changeText, earliestFor, reviewErrors } from './review-values';

/** Of a tenancy only what a review looks at. */
const tenancyOf = (terms: Partial<Tenancy>) =>
  ({
    type: 'assured_periodic',
    startDate: '2024-03-01',
    frequency: 'monthly',
    dueDay: 1,
    rent: 895,
    lastIncreaseOn: '2025-12-12',
    ...terms,
  }) as Tenancy;
const typed = { proposedRent: '940', servedOn: '2026-05-13', proposedFrom: '2027-01-01' };

describe('A rent review', () => {
  it('blocks a rise five months after the last one, with the earliest day', () => {
    const early = { ...typed, proposedFrom: '2026-08-01' };
    expect(reviewErrors(early, tenancyOf({}), 'england').proposedFrom).toBe(
      'The earliest date is 1 January 2027: rent can only go up once every 52 weeks, with two months’ notice, from the first day of a rent period',
    );
    expect(reviewErrors(typed, tenancyOf({}), 'england')).toEqual({});
  });

  it('lets an English rent rise at the beginning of a rent period only', () => {
    const within = { ...typed, proposedFrom: '2027-01-15' };
    expect(reviewErrors(within, tenancyOf({}), 'england').proposedFrom).toBe(
      'A new rent must start on the first day of a rent period. The next one starts on 1 February 2027.',
    );
    const welsh = tenancyOf({ type: 'occupation_contract' });
    expect(reviewErrors(within, welsh, 'wales')).toEqual({});
  });

  it('counts the notice from the day the tenant gets it', () => {
    const scottish = tenancyOf({ type: 'prt', lastIncreaseOn: null });
    expect(earliestFor(scottish, 'scotland', '2026-05-13')).toBe('2026-08-14');
    expect(earliestFor(scottish, 'scotland', '2026-06-01')).toBe('2026-09-02');
    expect(earliestFor(scottish, 'scotland', 'soon')).toBeNull();
  });

  it('leaves a company let to its agreement', () => {
    const company = tenancyOf({ type: 'company_let' });
    expect(reviewErrors({ ...typed, proposedFrom: '2026-05-14' }, company, 'england')).toEqual({});
  });

  it('asks for a rent that is another one and to the penny, and for days', () => {
    const nothing = { proposedRent: '', servedOn: '', proposedFrom: '' };
    expect(Object.keys(reviewErrors(nothing, tenancyOf({}), 'england')).toSorted()).toEqual([
      'proposedFrom',
      'proposedRent',
      'servedOn',
    ]);
    expect(reviewErrors({ ...typed, proposedRent: '£895' }, tenancyOf({}), 'england')).toEqual({
      proposedRent: 'Enter a rent that’s different from the current one',
    });
    expect(reviewErrors({ ...typed, proposedRent: '950.345' }, tenancyOf({}), 'england')).toEqual({
      proposedRent: 'Enter pounds and pence, such as £12.34',
    });
  });
});

it('The change of the rent is told in per cent', () => {
  expect(changeText('939.75', 895)).toBe('+5%');
  expect(changeText('850', 895)).toBe('−5%');
  expect(changeText('', 895)).toBeNull();
});
