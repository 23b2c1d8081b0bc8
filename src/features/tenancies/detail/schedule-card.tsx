import type { Tenancy } from '@/entities/tenancy/tenancy';
import { shortDay } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { rentSchedule } from './rent-schedule';

const shown = 6;

/** The next rents with their days; the first at a proposed rent is marked. */
export function ScheduleCard({ tenancy, today }: { tenancy: Tenancy; today: string }) {
  const rents = rentSchedule(tenancy, today, shown);
  return (
    <Card as="section" aria-label="Rent schedule">
      <h2 className="text-md font-semibold">Rent schedule</h2>
      {rents.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">No more rent falls due before the end date.</p>
      ) : (
        <ol className="mt-2">
          {rents.map(({ on, amount, isRise }) => (
            <li
              key={on}
              className="num flex items-center justify-between gap-3 border-b border-line-subtle py-1.5 text-sm last:border-0"
            >
              <span className="flex flex-wrap items-center gap-2">
                {shortDay(on)}
                {isRise && <Badge tone="teal">New rent</Badge>}
              </span>
              <span className="font-medium">{formatPounds(amount)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
