interface Span {
  days?: number;
  hours?: number;
  minutes?: number;
}

const minuteMs = 60_000;

/** The moment this long before `now`, as an ISO date-time. */
export function before(now: Date, { days = 0, hours = 0, minutes = 0 }: Span): string {
  return new Date(now.getTime() - ((days * 24 + hours) * 60 + minutes) * minuteMs).toISOString();
}

/** A moment after `from` and not after `now`, at most `maxMinutes` later. */
export function shortlyAfter(from: string, now: Date, maxMinutes: number, part: number): string {
  const start = Date.parse(from);
  const end = Math.min(now.getTime(), start + maxMinutes * minuteMs);
  return new Date(start + (end - start) * part).toISOString();
}
