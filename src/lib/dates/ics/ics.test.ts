import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icsFile, icsName } from './ics';

const now = new Date('2026-05-13T09:00:00Z');
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const one = (event: Partial<Parameters<typeof icsFile>[0][number]>) =>
  icsFile([{ uid: 'a@tiebeam', title: 'Call', startsAt: '2026-05-14T09:00:00Z', ...event }], now);

describe('A calendar file', () => {
  it('Holds an event with its stamp, its start and its end', () => {
    expect(linesOf(one({ minutes: 45 }))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:a@tiebeam',
        'DTSTAMP:20260513T090000Z',
        'DTSTART:20260514T090000Z',
        'DTEND:20260514T094500Z',
        'SUMMARY:Call',
        'END:VCALENDAR',
      ]),
    );
  });

  it('Ends every line with carriage return and line feed', () => {
    expect(one({}).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(one({})).toMatch(/\r\n$/);
  });

  it('A day lasts until the next one begins', () => {
    expect(linesOf(one({ startsAt: '2026-02-28' }))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260301']),
    );
  });

  it('What comes again stands in London time with its zone', () => {
    const lines = linesOf(one({ startsAt: '2026-07-13T08:30:00Z', repeat: 'FREQ=WEEKLY' }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'TZID:Europe/London',
        'DTSTART;TZID=Europe/London:20260713T093000',
        'RRULE:FREQ=WEEKLY',
      ]),
    );
    expect(linesOf(one({}))).not.toContain('TZID:Europe/London');
  });

  it('A series ends at the time of day or on the day, as it began', () => {
    const repeat = 'FREQ=DAILY;UNTIL=20260601';
    expect(linesOf(one({ repeat }))).toContain('RRULE:FREQ=DAILY;UNTIL=20260601T235959Z');
    expect(linesOf(one({ repeat, startsAt: '2026-05-14' }))).toContain(`RRULE:${repeat}`);
  });

  it('Commas, semicolons, backslashes and line breaks are escaped', () => {
    expect(linesOf(one({ title: 'Keys, meter; a\\b\nlast' }))).toContain(
      String.raw`SUMMARY:Keys\, meter\; a\\b\nlast`,
    );
  });

  it('Folds long lines at 75 bytes without cutting a character', () => {
    const file = one({ title: '£'.repeat(80) });
    const longest = Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${'£'.repeat(80)}`);
  });

  it('No text can begin a line of its own, and none holds a control character', () => {
    const lines = linesOf(
      one({ location: 'Mill St\u0000\r\nATTENDEE:mailto:x@y.example', url: 'https://a.example\r\nX:1' }),
    );
    expect(lines).toContain(String.raw`LOCATION:Mill St \nATTENDEE:mailto:x@y.example`);
    expect(lines).toContain('URL:https://a.exampleX:1');
  });

  it('Any text comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const value = linesOf(one({ title })).find((line) => line.startsWith('SUMMARY:'));
        const read = value
          ?.slice('SUMMARY:'.length)
          .replaceAll(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
        // oxlint-disable-next-line no-control-regex -- what no file may hold comes back as a blank
        const kept = title.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
        expect(read).toBe(kept);
      }),
    );
  });

  it('An hour over the end of summer time ends an hour later', () => {
    const lines = linesOf(one({ startsAt: '2026-10-25T01:30:00+01:00', minutes: 60 }));
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261025T003000Z', 'DTEND:20261025T013000Z']));
  });

  it('Says that it is asked for only, and how often it was changed', () => {
    expect(linesOf(one({ isTentative: true, sequence: 90 }))).toEqual(
      expect.arrayContaining(['STATUS:TENTATIVE', 'SEQUENCE:90']),
    );
  });

  it('Carries reminders, place, address and a cancellation', () => {
    const lines = linesOf(
      one({ reminders: [60], location: '1 High St, Leeds', url: 'https://a.example/b', isCancelled: true }),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'TRIGGER:-PT60M',
        String.raw`LOCATION:1 High St\, Leeds`,
        'URL:https://a.example/b',
        'STATUS:CANCELLED',
      ]),
    );
  });
});

it.each([
  ['Call the agent!', 'call-the-agent.ics'],
  ['…', 'event.ics'],
])('“%s” is saved as %s', (title, name) => expect(icsName(title)).toBe(name));
