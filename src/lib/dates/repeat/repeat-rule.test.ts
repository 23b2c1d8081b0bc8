import { expect, it } from 'vitest';
import { nextDay, readRepeat, repeatText, writeRepeat } from './repeat-rule';

it.each([
  ['FREQ=DAILY', 'Every day', '2026-01-31', '2026-02-01'],
  ['FREQ=WEEKLY;INTERVAL=2', 'Every fortnight', '2026-12-25', '2027-01-08'],
  ['FREQ=WEEKLY;INTERVAL=4', 'Every 4 weeks', '2026-03-20', '2026-04-17'],
  ['FREQ=MONTHLY', 'Every month', '2026-01-31', '2026-02-28'],
  ['FREQ=MONTHLY;INTERVAL=3', 'Every 3 months', '2026-11-30', '2027-02-28'],
  ['FREQ=YEARLY', 'Every year', '2028-02-29', '2029-02-28'],
  ['FREQ=DAILY;UNTIL=20260514', 'Every day until 14 May 2026', '2026-05-13', '2026-05-14'],
  ['FREQ=DAILY;UNTIL=20260514', 'Every day until 14 May 2026', '2026-05-14', null],
])('%s reads “%s”, and after %s comes %s', (text, words, day, next) => {
  const rule = readRepeat(text);
  expect(rule && repeatText(rule)).toBe(words);
  expect(rule && nextDay(rule, day)).toBe(next);
  expect(rule && writeRepeat(rule)).toBe(text);
});

it.each([null, undefined, '', 'every day', 'FREQ=HOURLY', 'FREQ=DAILY;INTERVAL=0', 'FREQ=WEEKLY;BYDAY=FR'])(
  '%s is no rule of the contract',
  (text) => expect(readRepeat(text)).toBeNull(),
);
