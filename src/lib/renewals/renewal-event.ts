import type { IcsEvent } from '../dates/ics/ics';
import { dueWord, renewalName } from './renewal-names';

interface Renewal {
  id: string;
  name: string | null;
  kind: string;
  /** ISO day, or null where nobody knows it. */
  dueOn: string | null;
  propertyId: string | null;
  reference: string | null;
  /** Days before it. */
  remindDays: readonly number[];
  notApplicable: boolean;
}

/**
 * A renewal date as an event of a calendar that lasts its day, with its reminders; nothing without a day.
 * @param nameOf what a property is called
 * @param origin of the site: the event leads to its page there
 */
export function renewalEvent(
  { id, name, kind, dueOn, propertyId, reference, remindDays, notApplicable }: Renewal,
  nameOf: (propertyId: string) => string | undefined,
  origin: string,
): IcsEvent[] {
  if (dueOn === null || notApplicable) return [];
  const home = propertyId === null ? undefined : nameOf(propertyId);
  const title = `${name ?? renewalName(kind)} ${dueWord(kind, false).toLowerCase()}`;
  return [
    {
      uid: `renewal-${id}@tiebeam`,
      title: [title, home].filter(Boolean).join(': '),
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
