import { icsFile, icsName, type IcsEvent } from '@/lib/dates/ics/ics';
import { renewalName } from '@/lib/renewals/renewal-names';
import type { Schemas } from '@/api/contract';
import { saveFile } from '@/ui/file/save-file';

type Renewal = Schemas['RenewalDate'];
type NameOf = (propertyId: string) => string | undefined;

/** A renewal date as an event of a calendar that lasts its day, with its reminders; nothing without a day. */
export function renewalEvent(
  { id, name, kind, dueOn, propertyId, reference, remindDays, notApplicable }: Renewal,
  nameOf: NameOf,
  origin: string,
): IcsEvent[] {
  if (dueOn === null || notApplicable) return [];
  const home = propertyId === null ? undefined : nameOf(propertyId);
  return [
    {
      uid: `renewal-${id}@tiebeam`,
      title: [`${name ?? renewalName(kind)} expires`, home].filter(Boolean).join(': '),
      startsAt: dueOn,
      ...(reference !== null && { description: `Reference ${reference}` }),
      url:
        propertyId === null
          ? `${origin}/portfolio/compliance`
          : `${origin}/portfolio/properties/${propertyId}/compliance`,
      reminders: remindDays.map((days) => days * 24 * 60),
    },
  ];
}

/** Hands renewal dates to the person’s own calendar, in one file. */
export function saveRenewalEvents(rows: readonly Renewal[], nameOf: NameOf): void {
  const events = rows.flatMap((row) => renewalEvent(row, nameOf, location.origin));
  const only = events.length === 1 ? events[0] : undefined;
  const name = icsName(only?.title ?? 'renewal dates');
  saveFile(name, icsFile(events, new Date()), 'text/calendar');
}
