import { expect, it } from 'vitest';
import { rentSchedule } from './rent-schedule';

const tenancy = {
  startDate: '2024-02-01',
  endDate: null,
  frequency: 'monthly',
  dueDay: 31,
  rent: 895,
  proposedRent: 940,
  proposedFrom: '2026-06-30',
} as const;

it('The schedule takes the proposed rent from its day, and the last day of short months', () => {
  expect(rentSchedule(tenancy, '2026-05-13', 3)).toEqual([
    { on: '2026-05-31', amount: 895, isRise: false },
    { on: '2026-06-30', amount: 940, isRise: true },
    { on: '2026-07-31', amount: 940, isRise: false },
  ]);
});

it('The schedule ends with the tenancy', () => {
  expect(rentSchedule({ ...tenancy, endDate: '2026-06-15' }, '2026-05-13', 12)).toHaveLength(1);
});
