import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { NextDate } from '@/entities/property/next-date';
import { EpcBadge, StatusBadge } from '@/entities/property/property-badges';
import { PropertyPhoto } from '@/entities/property/property-photo';
import { useCurrentUser } from '@/entities/session/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { counted } from '@/lib/lists/counted';
import { formatWholePounds } from '@/lib/money/money';
import { csvText } from '@/lib/csv/csv-text';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { saveFile } from '@/ui/file/save-file';
import { safeRows } from '@/ui/rows/safe-rows';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { percentText } from '../overview/headline';
import { isInScope, type Scope } from '../overview/scope';
import { useHomes } from '../use-homes';
import { netWorthRows } from './net-worth';

type Property = Schemas['Property'];

/** How many homes are shown before the list of all of them. */
const firstRows = 10;
/** There is no room for it on a tablet. */
const epcClass = 'max-lg:hidden';
/** The columns of a wide page, with how they stand. */
const columns: readonly (readonly [name: string, className?: string])[] = [
  ['Property', 'text-left'],
  ['Value', 'text-right'],
  ['LTV', 'text-right'],
  ['Rent pcm', 'text-right'],
  ['Gross yield', 'text-right'],
  ['Status', 'text-left'],
  ['EPC', `text-left ${epcClass}`],
  ['Next date', 'text-left'],
];
const unknown = <span className="text-ink-3">–</span>;

/** The homes that are held, each with what it is worth and earns; the foot says what the tiles above say. */
export function PropertyTable({ summary, scope }: { summary: Schemas['PropertySummary']; scope: Scope }) {
  const { homes, isComplete, failure } = useHomes();
  const me = useCurrentUser()?.id;
  const [today] = useState(() => londonDay(new Date()));
  const held = homes.filter((home) => home.status !== 'sold' && isInScope(home, scope, me));
  const { value, ltv, rentPcm, grossYield } = summary;
  return (
    <Card as="section" aria-labelledby="portfolio-properties" isPadded={false} className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 px-(--card-p) pt-3.5 pb-2">
        <h2 id="portfolio-properties" className="text-md font-semibold">
          Properties
        </h2>
        <div className="flex items-center gap-2">
          <Button
            size="sm"
            variant="ghost"
            icon={<Download aria-hidden size={15} />}
            disabled={!isComplete}
            onClick={() =>
              saveFile(`Net worth ${today}.csv`, csvText(netWorthRows(held, summary)), 'text/csv')
            }
          >
            Export CSV
          </Button>
          <Link
            to="/portfolio/properties"
            search={{ ...scope }}
            className={buttonClass({ size: 'sm', variant: 'outline' })}
          >
            All properties
          </Link>
        </div>
      </div>
      {isComplete ? (
        <table className="num w-full text-sm max-md:block">
          <caption className="sr-only">Properties with their value, debt and rent</caption>
          <thead className="text-xs text-ink-3 max-md:sr-only">
            <tr className="border-y border-line">
              {columns.map(([name, className = '']) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 py-2.5 font-medium first:pl-(--card-p) ${className}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {safeRows(held.slice(0, firstRows), ['property', 'tr'], (property) => (
              <PropertyRow key={property.id} property={property} today={today} />
            ))}
          </tbody>
          <tfoot className="max-md:block">
            <tr className="border-t border-line font-semibold max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:px-(--card-p) max-md:py-3">
              <th scope="row" className="py-3 pl-(--card-p) text-left max-md:col-span-2 max-md:p-0">
                {`Total: ${counted(held.length, 'property', 'properties')}`}
              </th>
              <Figure name="Value">{formatWholePounds(value)}</Figure>
              <Figure name="LTV">{percentText(ltv) ?? unknown}</Figure>
              <Figure name="Rent pcm">{formatWholePounds(rentPcm)}</Figure>
              <Figure name="Gross yield">{percentText(grossYield) ?? unknown}</Figure>
              <td colSpan={3} className="max-md:hidden">
                <span className="sr-only">Not totalled</span>
              </td>
            </tr>
          </tfoot>
        </table>
      ) : failure ? (
        <ErrorState title="Couldn’t load your properties" {...failure} />
      ) : (
        <div className="flex flex-col gap-3 p-(--card-p)">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-10 rounded-lg" />
          ))}
        </div>
      )}
    </Card>
  );
}

function PropertyRow({ property, today }: { property: Property; today: string }) {
  const { addressLine1, town, postcode, currentValue, status, epcRating, figures } = property;
  const { mortgages, ltv, rentPcm, grossYield, nextDate } = figures;
  return (
    <tr className="border-t border-line-subtle first:border-0 hover:bg-hover max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:px-(--card-p) max-md:py-3">
      <th
        scope="row"
        className="py-2 pl-(--card-p) text-left font-medium max-md:col-span-2 max-md:p-0 max-md:pb-1.5 lg:min-w-70"
      >
        <span className="flex items-center gap-3">
          <PropertyPhoto property={property} width={46} className="rounded-md print:hidden" />
          <span className="min-w-0">
            <Link
              to="/portfolio/properties/$uuid/{-$tab}"
              params={{ uuid: property.uuid, tab: undefined }}
              className="block wrap-anywhere hover:underline"
            >
              {addressLine1}
            </Link>
            <span className="block text-xs font-normal text-ink-3">{`${town} ${postcode}`}</span>
          </span>
          <span className="ml-auto shrink-0 self-start md:hidden">
            <StatusBadge status={status} />
          </span>
        </span>
      </th>
      <Figure name="Value">{currentValue === null ? unknown : formatWholePounds(currentValue)}</Figure>
      <Figure name="LTV">{mortgages > 0 && ltv !== null ? <LoanToValue ltv={ltv} /> : unknown}</Figure>
      <Figure name="Rent pcm">{rentPcm === null ? unknown : formatWholePounds(rentPcm)}</Figure>
      <Figure name="Gross yield">{percentText(grossYield) ?? unknown}</Figure>
      <td className="px-3 py-2 max-md:hidden">
        <StatusBadge status={status} />
      </td>
      <td className={`px-3 py-2 max-md:hidden ${epcClass}`}>
        {epcRating === null ? unknown : <EpcBadge rating={epcRating} />}
      </td>
      <td className="px-3 py-2 max-md:col-span-2 max-md:p-0 max-md:pt-1.5">
        {nextDate ? <NextDate next={nextDate} today={today} /> : unknown}
      </td>
    </tr>
  );
}

/** The share that is owed, in figures and as a bar where there is room. */
const LoanToValue = ({ ltv }: { ltv: number }) => (
  <span className="inline-flex items-center gap-2">
    {percentText(ltv)}
    <span aria-hidden className="h-1 w-12 overflow-hidden rounded-full bg-surface-3 max-xl:hidden">
      <span
        className={`block h-full ${ltv > 80 ? 'bg-red-mark' : 'bg-primary'}`}
        style={{ width: `${Math.min(100, ltv)}%` }}
      />
    </span>
  </span>
);

/** A figure of a row; on a phone its name stands before it. */
function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td className="px-3 py-2 text-right whitespace-nowrap max-md:flex max-md:justify-between max-md:gap-2 max-md:p-0 max-md:py-0.5">
      <span aria-hidden className="font-normal text-ink-3 md:hidden">
        {name}
      </span>
      <span>{children}</span>
    </td>
  );
}
