import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { read } from '@/api/queries';
import { monthAfter } from '@/lib/calendar/month';
import { londonDay } from '@/lib/dates/calendar-day';
import { monthText } from '@/lib/dates/dates';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { rentPerYear } from '@/lib/tenancy/rent-per-month';
import { NativeSelect } from '@/ui/input/native-select';
import { useNow } from '@/ui/text/use-now';
import { breakEvenOccupancy, monthResult, revenueOfYear } from './month-result';
import type { Nights } from './nights-type';

/** Taxable turnover in twelve months from which a business registers for VAT, £, since 1 April 2024 (gov.uk/register-for-vat). */
const vatThreshold = 90_000;
/** It is said from this share of the threshold on. */
const nearShare = 0.85;
const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** What comes each year whether or not anybody stays, £: loans and regular costs of the property. Undefined until both are known. */
function useFixedCosts(propertyId: string): number | undefined {
  const loans = useQuery(read('/mortgages', { query: { propertyId } })).data?.data;
  const payments = useQuery(read('/recurring-payments', { query: { propertyId } })).data?.data;
  if (loans === undefined || payments === undefined) return undefined;
  const regular = payments.filter(
    ({ direction, mortgageId, paused }) => direction === 'out' && mortgageId === null && !paused,
  );
  return (
    loans.reduce((sum, { monthlyPayment }) => sum + monthlyPayment * 12, 0) +
    regular.reduce((sum, { amount, frequency }) => sum + rentPerYear(amount, frequency), 0)
  );
}

/** What the stays of a month bring and cost, and how full the home has to be to pay for itself. */
export function MonthCard({ row }: { row: Nights }) {
  const id = useId();
  const now = londonDay(useNow()).slice(0, 7);
  const [month, setMonth] = useState(now);
  const fixedYear = useFixedCosts(row.propertyId);
  const result = monthResult(row, month);
  const fixed = fixedYear === undefined ? undefined : fixedYear / 12;
  const breakEven = fixedYear === undefined ? undefined : breakEvenOccupancy(row, fixedYear);
  const lines: readonly (readonly [name: string, amount: number])[] = [
    ['Accommodation', result.accommodation],
    ['Cleaning fees', result.cleaningFees],
    ['Booking site commission', -result.commission],
    ['Cleaning', -result.cleaning],
    ['Linen', -result.linen],
    ['Management', -result.management],
    ...(fixed === undefined ? [] : [['Mortgage and regular costs', -fixed] as const]),
  ];
  // The last twelve months and the next three.
  const months = Array.from({ length: 15 }, (_, index) => monthAfter(now, 3 - index));
  return (
    <section aria-labelledby={id} className="mt-4 border-t border-line-subtle pt-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          Profit by month
        </h3>
        <NativeSelect
          aria-label="Month"
          className="w-40! max-md:h-11"
          choices={months.map((value) => ({ value, label: monthText(value) }))}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
      </div>
      <p className="num mb-2 text-sm text-ink-2">
        {`${result.nights} ${result.nights === 1 ? 'night' : 'nights'} sold at the rates above`}
      </p>
      <dl className="max-w-md text-sm">
        {lines
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-3 py-0.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="num">{formatPounds(amount)}</dd>
            </div>
          ))}
        <div className="mt-1 flex justify-between gap-3 border-t border-line pt-1.5 font-medium">
          <dt>{fixed === undefined ? 'Left before fixed costs' : 'Profit before tax'}</dt>
          <dd className="num">{formatPounds(result.kept - (fixed ?? 0))}</dd>
        </div>
      </dl>
      {breakEven !== undefined && (
        <p className="num mt-2 text-sm text-pretty text-ink-2">{breakEvenText(breakEven)}</p>
      )}
      <VatNote revenue={revenueOfYear(row, now)} />
    </section>
  );
}

function breakEvenText(occupancy: number | null): string {
  if (occupancy === null) return 'Each night costs more than it earns.';
  const needed = `${percent.format(occupancy)}% occupancy`;
  // What is shown as 100% is a full year.
  return Math.round(occupancy * 10) / 10 > 100
    ? `Can’t break even: it would need ${needed}.`
    : `Breaks even at ${needed}.`;
}

function VatNote({ revenue }: { revenue: number }) {
  if (revenue < vatThreshold * nearShare) return null;
  return (
    <p className="num mt-2 text-sm text-pretty text-amber-ink">
      {`Revenue of ${formatWholePounds(revenue)} in 12 months is ${revenue > vatThreshold ? 'over' : 'near'} the ${formatWholePounds(vatThreshold)} VAT threshold.`}
    </p>
  );
}
