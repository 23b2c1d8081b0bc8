import { describe, expect, it } from 'vitest';
import {
  balanceText,
  depositText,
  monthsRentText,
  namesText,
  noticeText,
  paidOnText,
  rentText,
  spanText,
  standing,
  startLabel,
} from './tenancy-text';

const arrears = { days30: 0, days60: 0, days90: 0, older: 0, months: 0 };

it('Tenants are named in a sentence', () => {
  expect(namesText(['Aisha Bello', 'Tom Carrick'])).toBe('Aisha Bello and Tom Carrick');
  expect(namesText(['A', 'B', 'C'])).toBe('A, B and C');
  expect(namesText(['Aisha Bello'])).toBe('Aisha Bello');
  expect(namesText([])).toBe('No tenants');
});

it('Rent is told by its period', () => {
  expect(rentText(1495, 'monthly')).toBe('£1,495 pcm');
  expect(rentText(129.5, 'weekly')).toBe('£129.50 per week');
});

it.each([
  ['monthly', 1, '1st of the month'],
  ['monthly', null, '4th of the month'],
  ['quarterly', 25, '25th, each quarter'],
  ['weekly', null, 'Every Monday'],
  ['fortnightly', null, 'Every other Monday'],
] as const)('A %s rent due on day %s is paid “%s”', (frequency, dueDay, text) => {
  expect(paidOnText({ startDate: '2026-05-04', frequency, dueDay })).toBe(text);
});

it('A deposit says whether it is protected, and a balance what is due', () => {
  expect(depositText({ deposit: 1725, depositProtectedOn: '2026-05-04' })).toBe('£1,725, protected');
  expect(depositText({ deposit: 1725, depositProtectedOn: null })).toBe('£1,725, not protected');
  expect(depositText({ deposit: 0, depositProtectedOn: null })).toBe('None');
  expect(balanceText({ arrears: { ...arrears, total: 1495 }, status: 'current' })).toBe('£1,495 due');
  expect(balanceText({ arrears: { ...arrears, total: 0 }, status: 'current' })).toBe('Up to date');
  expect(balanceText({ arrears: { ...arrears, total: 0 }, status: 'approved' })).toBe('Nothing due yet');
});

it('Rent in arrears is told in months of rent', () => {
  expect([0.5, 1, 2.5].map(monthsRentText)).toEqual([
    'Half a month’s rent',
    '1 month’s rent',
    '2.5 months’ rent',
  ]);
});

describe('How a tenancy stands', () => {
  const running = { status: 'current', startDate: '2024-05-04', endDate: null } as const;
  it.each([
    [running, 'Current'],
    [{ ...running, endDate: '2026-07-31' }, 'Ends in 79 days'],
    [{ ...running, endDate: '2026-05-14' }, 'Ends in 1 day'],
    [{ ...running, endDate: '2026-05-13' }, 'Ends today'],
    [{ ...running, endDate: '2027-05-13' }, 'Current'],
    [{ ...running, status: 'ending', endDate: '2026-12-31' }, 'Ends in 232 days'],
    [{ ...running, status: 'ending', endDate: '2026-05-12' }, 'End date passed'],
    [{ ...running, status: 'approved', startDate: '2026-05-25' }, 'Starts in 12 days'],
    [{ ...running, status: 'approved', startDate: '2026-05-13' }, 'Ready to start'],
    [{ ...running, status: 'ended', endDate: '2026-05-01' }, 'Ended'],
  ] as const)('%o reads “%s”', (tenancy, text) => {
    expect(standing(tenancy, '2026-05-13').text).toBe(text);
  });
});

it('A notice is told with its days and its grounds', () => {
  const notice = { kind: 'section_8', on: '2026-05-01', expires: '2026-05-29' } as const;
  expect(noticeText(notice)).toBe('Section 8 notice on 1 May 2026, expires 29 May 2026');
  expect(noticeText({ ...notice, grounds: ['8', '10'] })).toMatch(/\. Grounds 8, 10$/);
});

it('The days of a tenancy are told with its end or without', () => {
  expect(spanText({ startDate: '2024-05-04', endDate: null })).toBe('From 4 May 2024');
  expect(spanText({ startDate: '2024-05-04', endDate: '2025-05-03' })).toBe('4 May 2024 – 3 May 2025');
});

it('A tenancy to come starts, and one that runs started', () => {
  expect(startLabel('2026-05-14', '2026-05-13')).toBe('Starts');
  expect(startLabel('2026-05-13', '2026-05-13')).toBe('Started');
});
