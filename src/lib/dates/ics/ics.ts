// Calendar files as phones and mail programs read them (RFC 5545).
import { addDays } from '../calendar-day';

export interface IcsEvent {
  /** The same in every file of the thing, so that a second download replaces the first. */
  uid: string;
  title: string;
  /** A moment (ISO in UTC), or a day (`2026-05-13`) for what lasts all of it. */
  startsAt: string;
  /** Of a moment: how long it lasts; 30 when left out. */
  minutes?: number;
  description?: string | undefined;
  location?: string | undefined;
  /** Where it is shown on the web. */
  url?: string | undefined;
  /** An RRULE without its name: `FREQ=MONTHLY;INTERVAL=3`. */
  repeat?: string | null | undefined;
  /** Minutes before the start at which to be reminded. */
  reminders?: readonly number[];
  isCancelled?: boolean;
  /** It was asked for, and nobody has agreed to it yet. */
  isTentative?: boolean;
  /** Rises with every change of the thing, so that a calendar takes the newer file. */
  sequence?: number | undefined;
}

/**
 * A calendar file with these events.
 * @param now when the file is made
 */
export function icsFile(events: readonly IcsEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tiebeam//Tiebeam//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(events.some(repeatsAtTime) ? london : []),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A name of a file for that title: letters and digits with hyphens. */
export const icsName = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'event'
  }.ics`;

function eventLines(event: IcsEvent, now: Date): string[] {
  const { uid, title, description, location, url, repeat, reminders = [], sequence } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now.toISOString())}`,
    ...times(event),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${printable(url).replaceAll('\n', '')}`] : []),
    ...(repeat ? [`RRULE:${repeatsAtTime(event) ? untilNight(repeat) : repeat}`] : []),
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...statusOf(event),
    ...reminders.flatMap((minutes) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-PT${minutes}M`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

const statusOf = ({ isCancelled, isTentative }: IcsEvent): string[] =>
  isCancelled ? ['STATUS:CANCELLED'] : isTentative ? ['STATUS:TENTATIVE'] : [];

function times(event: IcsEvent): string[] {
  const { startsAt, minutes = 30 } = event;
  if (isDay(startsAt)) {
    return [`DTSTART;VALUE=DATE:${compact(startsAt)}`, `DTEND;VALUE=DATE:${compact(addDays(startsAt, 1))}`];
  }
  const end = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  // What comes again keeps its time in London when the clocks change, so it must not be in UTC.
  if (repeatsAtTime(event)) {
    return [`DTSTART;TZID=Europe/London:${inLondon(startsAt)}`, `DTEND;TZID=Europe/London:${inLondon(end)}`];
  }
  return [`DTSTART:${utc(startsAt)}`, `DTEND:${utc(end)}`];
}

const isDay = (at: string) => at.length === 10;
const repeatsAtTime = ({ repeat, startsAt }: IcsEvent) => Boolean(repeat) && !isDay(startsAt);
/** What begins at a time must also end at one. */
const untilNight = (repeat: string) => repeat.replace(/UNTIL=(\d{8})$/, 'UNTIL=$1T235959Z');
const compact = (text: string) => text.replaceAll(/[-:]/g, '');
const utc = (at: string) => `${compact(new Date(at).toISOString().slice(0, 19))}Z`;

const londonClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const inLondon = (at: string) => compact(londonClock.format(new Date(at)).replace(' ', 'T'));

/** The clock changes of the United Kingdom: the last Sundays of March and October. */
const london = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19810329T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Line breaks as one character, and no other control characters: none may stand in a value. */
const printable = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');

const escaped = (text: string) =>
  printable(text)
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll('\n', String.raw`\n`);

const encoder = new TextEncoder();

/** A line is at most 75 bytes long; what is left goes on after a blank on the next one, and no character is cut. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
