// A booking site's calendar file, read by ical.js.
import ICAL from 'ical.js';
import { readComponents } from '@/lib/calendar/read-components';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import type { Stay } from '../stays';

/** What Airbnb calls nights that its host has closed; other sites say the same of bookings. */
const closedByOwner = /^airbnb \(not available\)$/i;
const maxUid = 200;

/** The London day of an event's moment; a day is itself. */
const dayOf = (time: ICAL.Time): string =>
  time.isDate ? time.toString().slice(0, 10) : londonDay(time.toJSDate());

/**
 * The stays in a calendar file, by date: each event is one, from its first night to the day of leaving. Cancelled ones are left out.
 * @param source the booking site that they came from
 * @throws UnreadableFileError when the text is no calendar
 */
export function readBookings(text: string, source: string): Stay[] {
  return readComponents(text, 'vcalendar')
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .flatMap((component) => stayOf(component, source))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

function stayOf(component: ICAL.Component, source: string): Stay[] {
  const event = new ICAL.Event(component);
  const status = component.getFirstPropertyValue('status');
  if (component.getFirstPropertyValue('dtstart') === null || status === 'CANCELLED') return [];
  const from = dayOf(event.startDate);
  const end = dayOf(event.endDate);
  const uid = event.uid;
  return [
    {
      from,
      // An event of less than a night takes that night.
      to: end > from ? end : addDays(from, 1),
      source: closedByOwner.test(event.summary ?? '') ? 'owner' : source,
      ...(uid && uid.length <= maxUid && { uid }),
    },
  ];
}
