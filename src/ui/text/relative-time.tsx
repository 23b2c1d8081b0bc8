import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { relativeTime, relativeTimeInSentence } from '@/lib/dates/relative-time';

interface RelativeTimeProps {
  at: string | null | undefined;
  now: Date;
  /** Other words come before it: `Last active just now`. */
  isInSentence?: boolean;
}

/** 'Just Now', '5 minutes ago' or the date; the full date and time on hover and for machines. */
export function RelativeTime({ at, now, isInSentence = false }: RelativeTimeProps) {
  return (
    <time dateTime={machineTime(at)} title={formatDateTime(at)}>
      {isInSentence ? relativeTimeInSentence(at, now) : relativeTime(at, now)}
    </time>
  );
}
