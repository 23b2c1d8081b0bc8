import { expect, it } from 'vitest';
import { deadlineText, type Job } from './job-text';

const now = new Date('2026-05-13T10:30:00Z');
const said = (more: Partial<Job>) =>
  deadlineText({ status: 'open', deadline: null, overdue: false, deferredUntil: null, ...more }, now);

it('An emergency is counted in hours, before its deadline and after it', () => {
  expect(said({ deadline: '2026-05-13T15:45:00Z' })).toBe('Due in 5 hours');
  expect(said({ deadline: '2026-05-13T11:00:00Z' })).toBe('Due in 1 hour');
  expect(said({ deadline: '2026-05-13T03:30:00Z', overdue: true })).toBe('Overdue by 7 hours');
  expect(said({ deadline: '2026-05-10T10:30:00Z', overdue: true, status: 'in_progress' })).toBe(
    'Overdue by 3 days',
  );
});

it('What is due later names its day, and the end of a day is that day', () => {
  expect(said({ deadline: '2026-06-01T00:00:00.000Z' })).toBe('Due 1 Jun 2026');
  expect(said({ deadline: '2026-05-31T23:00:00.000Z' })).toBe('Due 31 May 2026');
  expect(said({ deadline: '2026-12-01T00:00:00.000Z' })).toBe('Due 30 Nov 2026');
});

it('A deferred job says until when, and one that is done or has no day says nothing', () => {
  const past = '2026-05-01T00:00:00Z';
  expect(said({ status: 'deferred', deferredUntil: '2026-06-08', deadline: past })).toBe('Until 8 Jun 2026');
  expect(said({ status: 'completed', deadline: past })).toBe('');
  expect(said({ deadline: null })).toBe('');
});

it('Where the reader’s clock differs, the server’s word stands and the day is said', () => {
  expect(said({ deadline: '2026-05-10T10:30:00Z' })).toBe('Due 10 May 2026');
  expect(said({ deadline: '2026-05-20T10:30:00Z', overdue: true })).toBe('Overdue since 20 May 2026');
});
