import { londonDay } from './calendar-day';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `14:05`, the time in London at that moment; empty for one that cannot be read. */
export const londonTime = (moment: Date): string =>
  Number.isNaN(moment.getTime()) ? '' : clock.format(moment);

/** What is due on a day, and at no time of it, is due at its last minute. */
export const endOfDay = '23:59';

/**
 * The moment, ISO in UTC, when clocks in London show that day and time. A time that the spring change leaves out is an hour
 * later; of one that the autumn change repeats it is the first.
 * @param day `2026-05-13`
 * @param time `14:05`
 */
export function londonMoment(day: string, time: string): string {
  const winter = new Date(`${day}T${time}:00.000Z`);
  const summer = new Date(winter.getTime() - 3_600_000);
  const isSummer = londonDay(summer) === day && londonTime(summer) === time;
  return (isSummer ? summer : winter).toISOString();
}

/** The last day in London on which a deadline is met: the end of a day is the midnight after it. @param deadline a moment, ISO */
export const lastDayOf = (deadline: string): string => londonDay(new Date(Date.parse(deadline) - 1));
