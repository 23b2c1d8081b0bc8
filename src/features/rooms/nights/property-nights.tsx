import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { Property } from '@/entities/property/property';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { useShownRows } from '@/entities/record/removal';
import { Unready } from '@/entities/record/unready';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { RecordFacts } from '@/ui/records/record-facts';
import { Skeleton } from '@/ui/states/skeleton';
import { Bookings } from './bookings';
import { MonthCard } from './month-card';
import { nightsOf, nightsType, type Nights } from './nights-type';

const none: readonly Nights[] = [];
const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** How a property is let by the night: its rate, its occupancy, its bookings. */
export function PropertyNights({ property }: { property: Property }) {
  const queryClient = useQueryClient();
  const type = nightsType(property.id);
  const query = useInfiniteQuery(nightsOf(property.id));
  const [row] = useShownRows(type.path, query.data?.pages[0]?.data ?? none);
  return (
    <Card as="section" aria-label="Serviced accommodation">
      <KeptFocus ids={row ? [row.id] : []}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-md font-semibold">Serviced accommodation</h2>
          {row ? (
            <span data-row={row.id} className="flex items-center gap-1">
              <Button
                variant="outline"
                size="sm"
                icon={<Pencil aria-hidden size={15} />}
                onClick={() => openDescribedForm(type, row)}
              >
                Edit
              </Button>
              <IconButton
                label="Delete the serviced accommodation record"
                size="sm"
                onClick={() => type.remove(queryClient, row)}
              >
                <Trash2 aria-hidden size={15} />
              </IconButton>
            </span>
          ) : (
            query.data && (
              <Button
                variant="outline"
                size="sm"
                icon={<Plus aria-hidden size={15} />}
                onClick={() => openDescribedForm(type)}
              >
                Add serviced accommodation
              </Button>
            )
          )}
        </div>
        {row ? (
          <>
            <Figures row={row} />
            <Bookings row={row} />
            <MonthCard row={row} />
          </>
        ) : query.data ? (
          <p className="text-sm text-ink-2">{type.empty}</p>
        ) : (
          <Unready
            query={query}
            title="Couldn’t load serviced accommodation"
            skeleton={
              <div role="status">
                <span className="sr-only">Loading serviced accommodation</span>
                <Skeleton className="h-24" />
              </div>
            }
          />
        )}
      </KeptFocus>
    </Card>
  );
}

function Figures({ row }: { row: Nights }) {
  const { adr, occupancyPct, revPar, nightsBooked, nightCap, channels, seasons } = row;
  const isOver = nightCap !== null && nightsBooked > nightCap;
  return (
    <RecordFacts
      facts={[
        ['Average nightly rate', formatPounds(adr)],
        ['Occupancy', `${percent.format(occupancyPct)}%`],
        ['Revenue per available night', formatPounds(revPar)],
        [
          'Nights booked this year',
          nightCap === null ? (
            String(nightsBooked)
          ) : (
            <span key="nights" className={isOver ? 'text-red-ink' : ''}>
              {`${nightsBooked} of ${nightCap} allowed${isOver ? ', over the limit' : ''}`}
            </span>
          ),
        ],
        [
          'Booking sites',
          channels.map(({ name, commissionPct }) => `${name} ${percent.format(commissionPct)}%`).join(', '),
        ],
        ['Seasons', seasons.length > 0 && String(seasons.length)],
      ]}
    />
  );
}
