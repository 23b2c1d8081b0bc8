// When a repeating task is due next.

const rule = /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=(\d+))?(?:;UNTIL=(\d{4})(\d{2})(\d{2}))?$/;

/**
 * The next time after `dueAt` (ISO) by an RRULE of the contract's form; null when the series is over or the rule
 * cannot be read. A month without the day takes its last day: 31 January, 28 February, 28 March.
 */
export function nextDue(repeat: string, dueAt: string): string | null {
  const [, frequency, interval = '1', year, month, day] = rule.exec(repeat) ?? [];
  if (frequency === undefined) return null;
  const next = new Date(dueAt);
  const steps = Number(interval);
  if (frequency === 'DAILY') next.setUTCDate(next.getUTCDate() + steps);
  else if (frequency === 'WEEKLY') next.setUTCDate(next.getUTCDate() + steps * 7);
  else addMonths(next, frequency === 'YEARLY' ? steps * 12 : steps);
  if (Number.isNaN(next.getTime())) return null;
  const at = next.toISOString();
  return year !== undefined && at.slice(0, 10) > `${year}-${month}-${day}` ? null : at;
}

function addMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
}
