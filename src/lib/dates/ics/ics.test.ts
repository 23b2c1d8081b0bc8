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
