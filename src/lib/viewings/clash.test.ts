import { expect, it } from 'vitest';
import { clashesOf } from './clash';

const booked = (
  id: string,
  startsAt: string,
  minutes = 45,
  status: 'confirmed' | 'cancelled' = 'confirmed',
) => ({
  id,
  startsAt,
  minutes,
  status,
});
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it('A viewing clashes with those it overlaps, the earliest first', () => {
  const others = [
    booked('late', '2026-05-13T10:40:00Z'),
    booked('early', '2026-05-13T09:40:00Z'),
    booked('whole', '2026-05-13T09:50:00Z', 120),
    booked('other day', '2026-05-14T10:00:00Z'),
  ];
  const planned = { startsAt: '2026-05-13T10:00:00Z', minutes: 45 };
  expect(ids(clashesOf(planned, others))).toEqual(['early', 'whole', 'late']);
});

it('A viewing that begins as another ends does not clash, nor does its own booking or a cancelled one', () => {
  const planned = { startsAt: '2026-05-13T10:00:00Z', minutes: 45 };
  const others = [
    booked('before', '2026-05-13T09:15:00Z'),
    booked('after', '2026-05-13T10:45:00Z'),
    booked('itself', '2026-05-13T10:00:00Z'),
    booked('cancelled', '2026-05-13T10:00:00Z', 45, 'cancelled'),
    booked('unreadable', 'soon'),
  ];
  expect(clashesOf(planned, others, 'itself')).toEqual([]);
});

it('One hour of the clock happens twice in October, and only the same one clashes', () => {
  // 01:15 in summer time, and 01:15 again in winter time.
  const summer = booked('summer', '2026-10-25T01:15:00+01:00', 30);
  const winter = booked('winter', '2026-10-25T01:15:00Z', 30);
  expect(ids(clashesOf({ startsAt: '2026-10-25T00:30:00Z', minutes: 30 }, [summer, winter]))).toEqual([
    'summer',
  ]);
});

it('Half past midnight and half past two are next to each other when the clocks go forward', () => {
  const before = booked('before', '2026-03-29T00:30:00Z', 60);
  const planned = { startsAt: '2026-03-29T02:15:00+01:00', minutes: 30 };
  expect(ids(clashesOf(planned, [before]))).toEqual(['before']);
  expect(clashesOf({ ...planned, startsAt: '2026-03-29T02:30:00+01:00' }, [before])).toEqual([]);
});
