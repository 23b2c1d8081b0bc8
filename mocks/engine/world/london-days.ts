// Calendar days as members in Britain count them.

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dayMs = 24 * 3_600_000;

export interface LondonDays {
  /** Today's first moment in London, ISO. */
  start: string;
  /** Tomorrow's first moment. */
  end: string;
  /** The first moment after seven days, today included. */
  weekEnd: string;
}

let known: { day: string; days: LondonDays } | undefined;

/** Where today, tomorrow and the week begin and end. Summer time counts as it is now. */
export function londonDays(now: Date): LondonDays {
  const hour = now.toISOString().slice(0, 13);
  if (known?.day === hour) return known.days;
  const [hours = 0, minutes = 0] = clockTime.format(now).split(':').map(Number);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + now.getUTCSeconds()) * 1000 + now.getUTCMilliseconds();
  const start = now.getTime() - sinceMidnight;
  const after = (days: number) => new Date(start + days * dayMs).toISOString();
  const days = { start: after(0), end: after(1), weekEnd: after(7) };
  known = { day: hour, days };
  return days;
}
