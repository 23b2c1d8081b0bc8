import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = {
  uid: 'viewing-1@tiebeam',
  startsAt: '2026-06-20T10:00:00+01:00',
  createdAt: '2026-05-13T10:30:00Z',
  updatedAt: '2026-05-13T10:31:30Z',
  minutes: 45,
  title: 'Viewing: 14 Ashfield Terrace',
  location: null,
  description: null,
  url: null,
  status: 'confirmed',
  reminders: [],
};
const fileOf = (more: Partial<CalendarEvent> = {}) => calendarFile({ ...event, ...more }) ?? '';
/** As a calendar reads it: unfolded, then unescaped. */
const valueOf = (file: string, name: string) => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const line = lines.find((each) => each.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));
};

it('An event is written whole, its times in UTC, every line ended by CRLF', () => {
  expect(fileOf({ reminders: [60], url: 'https://tiebeam.example/pipeline/viewings?a=1;b=2,3' })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tiebeam//Tiebeam//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:viewing-1@tiebeam',
      'DTSTAMP:20260513T103130Z',
      'CREATED:20260513T103000Z',
      'LAST-MODIFIED:20260513T103130Z',
      'SEQUENCE:90',
      'DTSTART:20260620T090000Z',
      'DTEND:20260620T094500Z',
      'SUMMARY:Viewing: 14 Ashfield Terrace',
      'URL:https://tiebeam.example/pipeline/viewings?a=1;b=2,3',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Viewing: 14 Ashfield Terrace',
      'TRIGGER:-PT60M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('An hour over the end of summer time ends an hour later', () => {
  const file = fileOf({ startsAt: '2026-10-25T01:30:00+01:00', minutes: 60 });
  expect([valueOf(file, 'DTSTART'), valueOf(file, 'DTEND')]).toEqual([
    '20261025T003000Z',
    '20261025T013000Z',
  ]);
});

it('Commas, semicolons, backslashes and line breaks of a text are escaped, and nothing can begin a line of its own', () => {
  const location = 'Flat 2, The Mill; "Riverside" \\ Leeds\r\nATTENDEE:mailto:x@y.example\u0000';
  const file = fileOf({ location });
  expect(file).toContain(String.raw`LOCATION:Flat 2\, The Mill\; "Riverside" \\ Leeds\nATTENDEE:`);
  expect(file.split('\r\n').some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

it('Any text comes back as it was, from lines of at most 75 octets', () => {
  const encoder = new TextEncoder();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const file = fileOf({ title: text });
      for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
      // oxlint-disable-next-line no-control-regex -- what no file may hold comes back as a space
      const kept = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
      expect(valueOf(file, 'SUMMARY')).toBe(kept);
    }),
  );
});

it('An event without a time that can be read has no file', () => {
  expect(calendarFile({ ...event, startsAt: 'soon' })).toBeNull();
});
