// One event as an iCalendar file (RFC 5545), for any calendar. Times are written in UTC, which needs no table of zones.

export interface CalendarEvent {
  /** The same for the same event for ever, so that a later file updates it. */
  uid: string;
  /** ISO moments: when it begins, when it was made, and when it last changed. */
  startsAt: string;
  createdAt: string;
  updatedAt: string;
  minutes: number;
  title: string;
  location: string | null;
  description: string | null;
  url: string | null;
  status: 'tentative' | 'confirmed' | 'cancelled';
  /** Minutes before the beginning. */
  reminders: readonly number[];
}

/** The most octets of a line, its line break left out (RFC 5545 §3.1). */
const longestLine = 75;

/** The text of the file; null where the event has no time that can be read. */
export function calendarFile(event: CalendarEvent): string | null {
  const start = new Date(event.startsAt);
  if (Number.isNaN(start.getTime())) return null;
  const end = new Date(start.getTime() + event.minutes * 60_000);
  const changed = readOr(event.updatedAt, start);
  const created = readOr(event.createdAt, changed);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tiebeam//Tiebeam//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(changed)}`,
    `CREATED:${utc(created)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    // Rises with each change, so that a calendar takes the newer file.
    `SEQUENCE:${Math.max(0, Math.floor((changed.getTime() - created.getTime()) / 1000))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    ...(event.description === null ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    // An address is no text: nothing in it is escaped (§3.3.13).
    ...(event.url === null ? [] : [`URL:${printable(event.url).replaceAll('\n', '')}`]),
    `STATUS:${event.status.toUpperCase()}`,
    ...event.reminders.flatMap((minutes) => alarm(minutes, event.title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const readOr = (at: string, other: Date): Date =>
  Number.isNaN(Date.parse(at)) ? other : new Date(Date.parse(at));

/** `20260513T103000Z` */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const alarm = (minutes: number, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

/** Line breaks as `\n`, and no other control characters: none may stand in a value. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');

/** As a TEXT value (§3.3.11). */
const escaped = (text: string): string =>
  printable(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Broken into lines of at most 75 octets, between characters, each further one begun by a space (§3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
