import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Clock, Minus, X } from 'lucide-react';
import { useEveryPage } from '@/api/every-page';
import { monthText } from '@/lib/dates/dates';
import { counted } from '@/lib/lists/counted';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/states/skeleton';
import { tenancyQueries } from './queries';
import { receivedText, rentReceived, type RentMonth } from './rent-received';
import type { Tenancy } from './tenancy';

const looks: Readonly<Record<RentMonth['state'], string>> = {
  on_time: 'border-green-line bg-green-bg text-green-ink',
  late: 'border-amber-line bg-amber-bg text-amber-ink',
  to_confirm: 'border-dashed border-line-control text-ink-2',
  missing: 'border-red-line bg-red-bg text-red-ink',
  none: 'border-line-subtle text-ink-3',
};

const words: Readonly<Record<RentMonth['state'], string>> = {
  on_time: 'on time',
  late: 'late',
  to_confirm: 'to confirm',
  missing: 'missing',
  none: 'no rent due',
};

/** The rent of the last twelve months as a strip of marks, each with its month and its state in words. */
export function RentReceivedStrip({ tenancy, today }: { tenancy: Tenancy; today: string }) {
  const query = useInfiniteQuery(tenancyQueries.ledger(tenancy.id));
  const ledger = useEveryPage(query)?.flatMap(({ data }) => data);
  if (ledger === undefined) {
    return query.isError ? (
      <p className="text-sm text-ink-2">Couldn’t load the rent received</p>
    ) : (
      <Skeleton className="h-[74px] rounded-lg" />
    );
  }
  const months = rentReceived(tenancy, ledger, today);
  return (
    <section aria-label="Rent received">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-sm font-semibold">Rent received, last 12 months</h3>
        <p className="num text-sm text-ink-3">{receivedText(months)}</p>
      </div>
      <ol className="mt-2 grid grid-cols-12 gap-[3px] md:gap-1.5">
        {months.map((each) => (
          <li key={each.month} className="min-w-0 text-center">
            <span
              aria-hidden
              className={classNames(
                'num grid h-7 place-items-center rounded-md border text-xs font-semibold',
                looks[each.state],
              )}
            >
              <Mark {...each} />
            </span>
            <span aria-hidden className="mt-1 block text-xs text-ink-3">
              {monthText(each.month).slice(0, 1)}
            </span>
            <span className="sr-only">
              {`${monthText(each.month)}: ${each.state === 'late' ? `${counted(each.daysLate, 'day')} late` : words[each.state]}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mark({ state, daysLate }: RentMonth) {
  if (state === 'late') return `${daysLate}d`;
  const Sign = { on_time: Check, to_confirm: Clock, missing: X, none: Minus }[state];
  return <Sign size={14} />;
}
