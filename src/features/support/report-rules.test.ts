import { describe, expect, it } from 'vitest';
import { complaintsOf, errorWords, hasComplaint } from './report-rules';

const full = {
  message: 'The page was blank after I pressed Save.',
  name: 'Ama Mensah',
  email: 'ama@mensah.example',
  hasConsent: true,
};

describe('a report', () => {
  it('can be sent when all is there', () => {
    expect(hasComplaint(complaintsOf(full, false))).toBe(false);
    expect(hasComplaint(complaintsOf({ ...full, name: '', email: '' }, true))).toBe(false);
  });

  it.each([
    [{ message: 'Too short           ' }, 'message'],
    [{ name: '  ' }, 'name'],
    [{ email: 'ama@mensah' }, 'email'],
    [{ hasConsent: false }, 'consent'],
  ])('cannot with %j', (part, field) => {
    expect(Object.keys(complaintsOf({ ...full, ...part }, false))).toEqual([field]);
  });

  it('names the failure in at most 100 characters', () => {
    expect(errorWords(new TypeError('x is undefined'))).toBe('TypeError: x is undefined');
    expect(errorWords(new Error('x'.repeat(200)))).toHaveLength(100);
  });
});
