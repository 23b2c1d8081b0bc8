import { expect, it } from 'vitest';
import { receivedText, rentReceived } from './rent-received';

const today = '2026-05-13';
const tenancy = { startDate: '2024-02-01', endDate: null, frequency: 'monthly', dueDay: 1 } as const;
const rent = (date: string, status: 'confirmed' | 'outstanding' = 'confirmed') =>
  ({ date, status, category: 'rent', direction: 'in' }) as const;
const months = ['2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'];
const usual = [...months, '2026-01', '2026-02', '2026-03', '2026-04'].map((month) => rent(`${month}-01`));

const stateIn = (payments: Parameters<typeof rentReceived>[1], month: string, day = today) =>
  rentReceived(tenancy, payments, day).find((each) => each.month === month);

it('Each of the last twelve months says whether its rent came on time, late, or not for certain', () => {
  const received = rentReceived(
    tenancy,
    [...usual.slice(0, 4), rent('2025-10-06'), ...usual.slice(5), rent('2026-05-01', 'outstanding')],
    today,
  );
  expect(received.map(({ month }) => month)).toHaveLength(12);
  expect(received[0]?.month).toBe('2025-06');
  expect(receivedText(received)).toBe('10 on time, 1 late by 5 days, 1 to confirm');
});

it('Rent paid early, or on the first working day, is on time', () => {
  expect(stateIn([rent('2026-04-27')], '2026-05')?.state).toBe('on_time');
  // 1 March 2026 is a Sunday; 1 January a bank holiday.
  expect(stateIn([rent('2026-03-02')], '2026-03')?.state).toBe('on_time');
  expect(stateIn([rent('2026-03-03')], '2026-03')).toMatchObject({ state: 'late', daysLate: 2 });
  expect(stateIn([rent('2026-01-02')], '2026-01')?.state).toBe('on_time');
});

it('A month without its rent is missing it, but not before the first payment is known', () => {
  const received = rentReceived(tenancy, [rent('2026-03-01')], today);
  expect(received.slice(0, 9).every(({ state }) => state === 'none')).toBe(true);
  expect(receivedText(received)).toBe('1 on time, 2 missing');
  expect(receivedText(rentReceived(tenancy, [], today))).toBe('No rent recorded yet');
});

it('Of several rents in a month the worst counts', () => {
  const weekly = { ...tenancy, frequency: 'weekly', startDate: '2026-04-06', dueDay: null } as const;
  const paid = ['2026-04-07', '2026-04-13', '2026-04-23', '2026-04-27'].map((date) => rent(date));
  const received = rentReceived(weekly, paid, '2026-04-30');
  // Easter Monday is paid on the Tuesday.
  expect(received.at(-1)).toEqual({ month: '2026-04', state: 'late', daysLate: 3 });
});

it('A rent that is not due yet, or after the end, is no month of rent', () => {
  expect(stateIn(usual, '2026-05', '2026-04-30')).toBeUndefined();
  const ended = { ...tenancy, endDate: '2026-03-31' };
  expect(
    rentReceived(ended, usual, today)
      .slice(-2)
      .map(({ state }) => state),
  ).toEqual(['none', 'none']);
});
