import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { useCurrentUser } from '@/entities/session/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { counted } from '@/lib/lists/counted';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { sumOf } from '@/lib/money/pence';
import { csvText } from '@/lib/csv/csv-text';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { saveFile } from '@/ui/file/save-file';
import { shownFrom } from '@/ui/records/column';
import { safeRows } from '@/ui/rows/safe-rows';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { isInScope, type Scope } from '@/entities/property/scope/scope';
import { useHomes } from '../use-homes';
import { netWorthRows } from './net-worth';
import { certificateClass, Figure, LoanToValue, mortgageClass, PropertyRow } from './property-row';

/** How many homes are shown before the list of all of them. */
const firstRows = 10;
/** The columns of a wide page, with how they stand. */
const columns: readonly (readonly [name: string, className: string])[] = [
  ['Property', 'text-left'],
  ['Value', 'text-right'],
  // Its heading stands over the figure, before the bar.
  ['LTV', 'text-right @min-[1080px]:pr-14.5!'],
  ['Rent pcm', 'text-right'],
  ['Mortgage pcm', `text-right ${mortgageClass}`],
  ['Tenancy', 'text-left'],
  ['EPC', `text-left ${shownFrom.widest}`],
  ['Gas safety', `text-left ${certificateClass}`],
  ['EICR', `text-left ${certificateClass}`],
];

/** The homes that are held, each with what it is worth and earns; the foot says what the tiles above say. */
export function PropertyTable({ summary, scope }: { summary: Schemas['PropertySummary']; scope: Scope }) {
  const { homes, isComplete, failure } = useHomes();
  const me = useCurrentUser()?.id;
  const [today] = useState(() => londonDay(new Date()));
  const held = homes.filter((home) => home.status !== 'sold' && isInScope(home, scope, me));
  const { value, ltv, rentPcm } = summary;
  const mortgagePcm = sumOf(held.map(({ figures }) => figures.mortgagePcm ?? 0));
  return (
    <Card
      as="section"
      aria-labelledby="portfolio-properties"
      isPadded={false}
      className="@container overflow-hidden"
    >
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
              {columns.map(([name, className]) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-2.5 py-2.5 font-medium first:pl-(--card-p) ${className}`}
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
            <tr className="border-t border-line font-semibold max-md:grid max-md:gap-x-3 max-md:min-[360px]:grid-cols-2 max-md:px-(--card-p) max-md:py-3">
              <th scope="row" className="py-3 pl-(--card-p) text-left max-md:col-span-full max-md:p-0">
                {`Total: ${counted(held.length, 'property', 'properties')}`}
              </th>
              <Figure name="Value">{formatWholePounds(value)}</Figure>
              <LoanToValue ltv={ltv} />
              <Figure name="Rent pcm">{formatPounds(rentPcm)}</Figure>
              <Figure name="Mortgage pcm" className={mortgageClass}>
                {formatPounds(mortgagePcm)}
              </Figure>
              <td colSpan={4} className="max-md:hidden">
                <span className="sr-only">No total</span>
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
