import { addMonths, daysBetween } from '../dates/calendar-day';

export type RenewalStatus = 'ok' | 'due_90' | 'due_60' | 'due_30' | 'overdue' | 'missing' | 'not_applicable';

/**
 * How a renewal stands on `today`, the London day. The due day itself is not overdue yet.
 * @param dueOn null when the day is not known
 */
export function renewalStatus(
  renewal: { dueOn: string | null; notApplicable: boolean },
  today: string,
): RenewalStatus {
  if (renewal.notApplicable) return 'not_applicable';
  if (renewal.dueOn === null) return 'missing';
  const days = daysBetween(today, renewal.dueOn);
  if (days < 0) return 'overdue';
  if (days <= 30) return 'due_30';
  if (days <= 60) return 'due_60';
  return days <= 90 ? 'due_90' : 'ok';
}

/** When the next would run out: counted from the old due day, so that renewing early loses nothing. */
export function proposedDueOn(renewal: {
  dueOn: string | null;
  intervalMonths: number | null;
}): string | null {
  const { dueOn, intervalMonths } = renewal;
  return dueOn === null || intervalMonths === null ? null : addMonths(dueOn, intervalMonths);
}
