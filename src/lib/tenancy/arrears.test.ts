import { expect, it } from 'vitest';
import { arrearsOf } from './arrears';

it('What is owed has its age, and rent due today or later is not in arrears', () => {
  const owed = [
    { date: '2026-05-20', amount: 900 },
    { date: '2026-05-13', amount: 450 },
    { date: '2026-05-12', amount: 900 },
    { date: '2026-04-13', amount: 300.1 },
    { date: '2026-04-12', amount: 200.2 },
    { date: '2026-02-12', amount: 50 },
    { date: '2026-02-11', amount: 25 },
  ];
  expect(arrearsOf(owed, '2026-05-13', 900)).toEqual({
    total: 1475.3,
    days30: 1200.1,
    days60: 200.2,
    days90: 50,
    older: 25,
    months: 1.64,
  });
});

it('is nothing without debts', () => expect(arrearsOf([], '2026-05-13', 0).total).toBe(0));
