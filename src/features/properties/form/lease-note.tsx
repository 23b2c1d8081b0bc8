import { leaseText } from '@/entities/property/property-text';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { Badge } from '@/ui/badge';

/** Warns of a lease below eighty years: lenders and the price of an extension change there. */
export function LeaseNote({ leaseExpiry, today }: { leaseExpiry: string; today: string }) {
  const lease = isCalendarDay(leaseExpiry) ? leaseText(leaseExpiry, today) : null;
  if (!lease?.isShort) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <Badge tone="amber">{lease.text}</Badge>
      Under 80 years, extending costs more and some lenders won’t lend.
    </p>
  );
}
