import { formatDateTime, readMoment, unknownDate } from './dates';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const justNow = 'Just Now';

/**
 * How long ago, in words: `Just Now`, `1 minute ago`, `5 hours ago`, and from a day on the full date-time
 * (specification §4). A moment in the future is a wrong clock, so it reads `Just Now`; no date reads `unknownDate`.
 */
export function relativeTime(at: string | Date | null | undefined, now: Date): string {
  const moment = readMoment(at);
  if (!moment) return unknownDate;
  const elapsed = now.getTime() - moment.getTime();
  if (elapsed < minute) return justNow;
  if (elapsed < hour) return ago(Math.floor(elapsed / minute), 'minute');
  if (elapsed < day) return ago(Math.floor(elapsed / hour), 'hour');
  return formatDateTime(at);
}

/** The same after other words: `Last seen just now`. */
export function relativeTimeInSentence(at: string | Date | null | undefined, now: Date): string {
  const text = relativeTime(at, now);
  return text === justNow ? text.toLowerCase() : text;
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
