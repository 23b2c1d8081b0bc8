// Days as the contract writes them, `2026-05-13`. A day is a calendar day in the United Kingdom.

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in London at a moment. */
export function londonDay(at: Date): string {
  const [day = '', month = '', year = ''] = london.format(at).split('/');
  return `${year}-${month}-${day}`;
}

const iso = (at: Date) => at.toISOString().slice(0, 10);

/** So many days later; earlier for a negative count. */
export function plusDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return iso(at);
}

/** So many months later, on the last day of the month where it has no such day; earlier for a negative count. */
export function plusMonths(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const wanted = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + count);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(wanted, last));
  return iso(at);
}

/** Nights from one day to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
