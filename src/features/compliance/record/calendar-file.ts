import type { Schemas } from '@/api/contract';
import { icsFile, icsName } from '@/lib/dates/ics/ics';
import { renewalEvent } from '@/lib/renewals/renewal-event';
import { saveFile } from '@/ui/file/save-file';

/** Hands renewal dates to the person’s own calendar, in one file. */
export function saveRenewalEvents(
  rows: readonly Schemas['RenewalDate'][],
  nameOf: (propertyId: string) => string | undefined,
): void {
  const events = rows.flatMap((row) => renewalEvent(row, nameOf, location.origin));
  const only = events.length === 1 ? events[0] : undefined;
  const name = icsName(only?.title ?? 'renewal dates');
  saveFile(name, icsFile(events, new Date()), 'text/calendar');
}
