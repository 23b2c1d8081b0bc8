import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { relativeTime } from '@/lib/dates/relative-time';

/** 'Just Now', '5 minutes ago' or the date; the full date and time on hover and for machines. */
export function RelativeTime({ at, now }: { at: string | null | undefined; now: Date }) {
  return (
    <time dateTime={machineTime(at)} title={formatDateTime(at)}>
      {relativeTime(at, now)}
    </time>
  );
}
