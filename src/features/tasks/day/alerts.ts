// What of the member's properties stands in my day beside their tasks: dates that run out, and repairs with a deadline.
import type { Schemas } from '@/api/contract';
import { lastDayOf } from '@/lib/dates/london-moment';
import { dueWord, renewalName } from '@/lib/renewals/renewal-names';
import type { Alert } from '../list/lines';

type NameOf = (propertyId: string | null) => string | undefined;

/** Dates that have passed or come up. @param rows those without a day are left out */
export function renewalAlerts(rows: readonly Schemas['RenewalDate'][], nameOf: NameOf): Alert[] {
  return rows.flatMap(({ id, kind, name, dueOn, status, propertyId, mortgageId }) => {
    if (dueOn === null) return [];
    const isOverdue = status === 'overdue';
    return {
      id: `renewal-${id}`,
      about: mortgageId === null ? { kind: 'renewal', id } : { kind: 'mortgage', id: mortgageId },
      title: name ?? renewalName(kind),
      where: nameOf(propertyId),
      word: dueWord(kind, isOverdue),
      day: dueOn,
      isOverdue,
    };
  });
}

/** Jobs that somebody still has to do, on the last day on which they are in time. */
export function jobAlerts(rows: readonly Schemas['PropertyMaintenance'][], nameOf: NameOf): Alert[] {
  return rows.flatMap(({ id, title, propertyId, deadline, overdue }) => {
    if (deadline === null) return [];
    return {
      id: `job-${id}`,
      about: { kind: 'job', id },
      title,
      where: nameOf(propertyId),
      word: overdue ? 'Was due' : 'Due',
      day: lastDayOf(deadline),
      isOverdue: overdue,
    };
  });
}
