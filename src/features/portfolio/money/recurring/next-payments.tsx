import type { Schemas } from '@/api/contract';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { Card } from '@/ui/card';

/** The next twelve of a recurring payment, as the server will make them. */
export function NextPayments({ row: { next, paused } }: { row: Schemas['RecurringPayment'] }) {
  return (
    <Card as="section" aria-label="Next payments">
      <h2 className="text-md font-semibold">Next payments</h2>
      {paused && <p className="mt-1 text-sm text-ink-2">No payments are due while this is paused.</p>}
      {next.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">No payments to come</p>
      ) : (
        <ol className="mt-1">
          {next.map(({ on, amount }) => (
            <li
              key={on}
              className="num flex items-center justify-between border-b border-line-subtle py-1.5 text-sm last:border-0"
            >
              <time dateTime={on}>{shortDate(on)}</time>
              <span>{formatPounds(amount)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
