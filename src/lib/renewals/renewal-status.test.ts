import { describe, expect, it } from 'vitest';
import { proposedDueOn, renewalStatus } from './renewal-status';

describe('a renewal', () => {
  it.each([
    ['2026-05-12', 'overdue'],
    ['2026-05-13', 'due_30'],
    ['2026-06-12', 'due_30'],
    ['2026-06-13', 'due_60'],
    ['2026-07-12', 'due_60'],
    ['2026-08-11', 'due_90'],
    ['2026-08-12', 'ok'],
    [null, 'missing'],
  ] as const)('due on %s is %s', (dueOn, status) => {
    expect(renewalStatus({ dueOn, notApplicable: false }, '2026-05-13')).toBe(status);
  });
  it('that does not apply is never overdue', () => {
    expect(renewalStatus({ dueOn: '2020-01-01', notApplicable: true }, '2026-05-13')).toBe('not_applicable');
  });
});

describe('the next due day', () => {
  it('counts from the old one', () => {
    expect(proposedDueOn({ dueOn: '2026-06-30', intervalMonths: 12 })).toBe('2027-06-30');
  });
  it('is unknown without an interval', () => {
    expect(proposedDueOn({ dueOn: '2026-06-30', intervalMonths: null })).toBeNull();
  });
});
