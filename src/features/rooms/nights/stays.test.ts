import { expect, it } from 'vitest';
import { isTaken, monthOccupancy, staysFrom } from './stays';

const stay = (from: string, to: string, source = 'Airbnb') => ({ from, to, source });
const stays = [
  stay('2026-06-28', '2026-07-02'),
  stay('2026-06-01', '2026-06-11'),
  stay('2026-06-11', '2026-06-14', 'owner'),
];

it('What has not ended stands by its first night, and the day of leaving is over', () => {
  expect(staysFrom(stays, '2026-06-11').map(({ from }) => from)).toEqual(['2026-06-11', '2026-06-28']);
});

it('A stay may begin on the day another leaves', () => {
  expect(isTaken(stays, '2026-06-14', '2026-06-28')).toBe(false);
  expect(isTaken(stays, '2026-06-13', '2026-06-15')).toBe(true);
});

it('A month is as full as guests’ nights make it, and own use is none', () => {
  // 10 nights from the first stay and 3 of the second, of 30.
  expect(monthOccupancy(stays, '2026-06')).toBe(43);
  expect(monthOccupancy(stays, '2026-07')).toBe(3);
});
