import { expect, it } from 'vitest';
import { daysLet } from './months-let';

const tenancy = (startDate: string, endDate: string | null, more: object = {}) => ({
  roomId: 'a',
  startDate,
  endDate,
  status: 'current' as const,
  ...more,
});

it('Each month counts the days on which the room was let, the first and the last among them', () => {
  const tenancies = [
    tenancy('2026-01-15', '2026-02-10'),
    tenancy('2026-03-01', null),
    tenancy('2026-02-01', null, { roomId: 'b' }),
  ];
  expect(daysLet('a', tenancies, ['2025-12', '2026-01', '2026-02', '2026-03'], '2026-03-20')).toEqual([
    { let: 0, all: 31 },
    { let: 17, all: 31 },
    { let: 10, all: 28 },
    { let: 20, all: 20 },
  ]);
});

it('Overlapping tenancies count once, and those that never began not at all', () => {
  const tenancies = [
    tenancy('2026-04-01', '2026-04-30'),
    tenancy('2026-04-20', '2026-05-10'),
    tenancy('2026-04-01', null, { status: 'rejected' }),
  ];
  expect(daysLet('a', tenancies, ['2026-04', '2026-05'], '2026-06-30')).toEqual([
    { let: 30, all: 30 },
    { let: 10, all: 31 },
  ]);
});
