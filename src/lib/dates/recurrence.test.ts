import { describe, expect, it } from 'vitest';
import { occurrencesFrom, type Recurrence } from './recurrence';

const monthly: Recurrence = { frequency: 'monthly', startOn: '2026-01-31', dayRule: 'same_day' };

describe('days that come again', () => {
  it('keep the 31st where a month has one', () => {
    expect(occurrencesFrom(monthly, '2026-01-01', 5)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
  });
  it('begin where they are asked for', () => {
    expect(occurrencesFrom(monthly, '2028-02-29', 2)).toEqual(['2028-02-29', '2028-03-31']);
    expect(occurrencesFrom(monthly, '2028-03-01', 1)).toEqual(['2028-03-31']);
  });
  it('end after their last day or number', () => {
    expect(occurrencesFrom({ ...monthly, endOn: '2026-03-30' }, '2026-02-01', 9)).toEqual(['2026-02-28']);
    expect(occurrencesFrom({ ...monthly, count: 3 }, '2026-03-01', 9)).toEqual(['2026-03-31']);
  });
  it('fall on the last day', () => {
    const rule: Recurrence = { ...monthly, startOn: '2026-01-15', dayRule: 'last_day' };
    expect(occurrencesFrom(rule, '2026-01-01', 2)).toEqual(['2026-01-31', '2026-02-28']);
  });
  it('fall on the first working day, never before the start', () => {
    const rule: Recurrence = { ...monthly, startOn: '2026-07-10', dayRule: 'first_working' };
    expect(occurrencesFrom(rule, '2026-01-01', 3)).toEqual(['2026-08-03', '2026-09-01', '2026-10-01']);
  });
  it('fall after a bank holiday at the beginning of a month', () => {
    const rule: Recurrence = { ...monthly, startOn: '2026-12-01', dayRule: 'first_working' };
    expect(occurrencesFrom(rule, '2027-01-01', 1)).toEqual(['2027-01-04']);
    expect(occurrencesFrom({ ...rule, startOn: '2026-01-01' }, '2026-01-01', 1)).toEqual(['2026-01-02']);
  });
  it.each([
    ['weekly', '2026-05-20'],
    ['fortnightly', '2026-05-27'],
    ['four_weekly', '2026-06-10'],
    ['quarterly', '2026-08-13'],
    ['annual', '2027-05-13'],
  ] as const)('come %s', (frequency, second) => {
    const rule: Recurrence = { frequency, startOn: '2026-05-13', dayRule: 'same_day' };
    expect(occurrencesFrom(rule, '2026-05-14', 1)).toEqual([second]);
  });
  it('go on in the rhythm of an older day', () => {
    const rule: Recurrence = { ...monthly, startOn: '2026-06-30', anchorOn: '2026-01-31', count: 2 };
    expect(occurrencesFrom(rule, '2026-01-01', 9)).toEqual(['2026-06-30', '2026-07-31']);
  });
  it('keep the leap day for leap years', () => {
    const rule: Recurrence = { frequency: 'annual', startOn: '2024-02-29', dayRule: 'same_day' };
    expect(occurrencesFrom(rule, '2025-01-01', 4).at(-1)).toBe('2028-02-29');
  });
});
