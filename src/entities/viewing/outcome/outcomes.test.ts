import { expect, it } from 'vitest';
import { logText, outcomeBody, outcomesOf } from './outcomes';

const when = { day: '2026-05-20', time: '10:30', minutes: '45' };

it.each([
  ['requested', ['done', 'no_show', 'cancelled', 'rescheduled']],
  ['confirmed', ['done', 'no_show', 'cancelled', 'rescheduled']],
  ['done', ['no_show']],
  ['no_show', ['done']],
  ['cancelled', []],
] as const)('Of one that is %s can be said: %j', (status, outcomes) => {
  expect(outcomesOf({ status })).toEqual(outcomes);
});

it('An outcome is a status with its note, and an empty note leaves the old one', () => {
  expect(outcomeBody('no_show', ' Agent was late ', when, { status: 'confirmed' })).toEqual({
    status: 'no_show',
    summary: 'Agent was late',
  });
  expect(outcomeBody('done', '  ', when, { status: 'confirmed' })).toEqual({ status: 'done' });
});

it('A rescheduled one gets its new time and is to be confirmed', () => {
  expect(outcomeBody('rescheduled', '', when, { status: 'confirmed' })).toMatchObject({
    minutes: 45,
    status: 'requested',
  });
});

it('A line of the log names the kind and fits into it', () => {
  expect(logText('second', ' Sound roof ')).toBe('Second viewing: Sound roof');
  expect(logText('valuation', 'x'.repeat(300))).toHaveLength(200);
});
