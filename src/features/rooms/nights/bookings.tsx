import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { refresh, usePut } from '@/api/queries';
import { monthAfter } from '@/lib/calendar/month';
import { londonDay } from '@/lib/dates/calendar-day';
import { monthText } from '@/lib/dates/dates';
import { shortDate } from '@/lib/dates/day-text';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { showUndo } from '@/ui/toast/undo';
import { useNow } from '@/ui/text/use-now';
import { ImportBookings } from './import/import-bookings';
import { openBookingForm, restoreBooking, sourceName } from './booking-form';
import type { Nights } from './nights-type';
import { monthOccupancy, nightsIn, staysFrom, type Stay } from './stays';

/** The bookings to come with how full the next months are; one is added, changed or removed. */
export function Bookings({ row }: { row: Nights }) {
  const queryClient = useQueryClient();
  const today = londonDay(useNow());
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, blocks, updatedAt } = row;
  const { mutate, isPending } = usePut('/property-sa-management/{id}', {
    refreshes: ['/property-sa-management'],
    failureTitle: 'Couldn’t remove the booking',
    onUndo: () => void refresh(queryClient, '/property-sa-management'),
  });
  const coming = staysFrom(blocks, today);
  const remove = (gone: Stay) => {
    mutate(
      { path: { id }, body: { blocks: blocks.filter((each) => each !== gone), updatedAt } },
      { onSuccess: () => showUndo('Booking removed', () => void restoreBooking(queryClient, row, gone)) },
    );
    heading.current?.focus();
  };
  const months = [0, 1, 2].map((by) => monthAfter(today.slice(0, 7), by));
  return (
    <div className="mt-4 border-t border-line-subtle pt-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          Bookings
        </h3>
        <span className="flex flex-wrap gap-2">
          <ImportBookings row={row} />
          <Button
            variant="outline"
            size="sm"
            icon={<Plus aria-hidden size={15} />}
            onClick={() => openBookingForm(queryClient, row)}
          >
            Add booking
          </Button>
        </span>
      </div>
      <p className="num mb-2 text-sm text-ink-2">
        {months.map((month) => `${monthText(month)} ${monthOccupancy(blocks, month)}% booked`).join(' · ')}
      </p>
      {coming.length === 0 ? (
        <p className="text-sm text-ink-2">No bookings to come</p>
      ) : (
        <ul className="max-h-96 overflow-y-auto">
          {coming.map((stay) => (
            <li
              key={`${stay.from}-${stay.to}-${stay.source}`}
              className="flex items-center gap-3.5 border-b border-line-subtle py-2 text-sm last:border-0"
            >
              <span className="num min-w-0 flex-1">
                {`${shortDate(stay.from)} – ${shortDate(stay.to)}`}
                <span className="block text-xs text-ink-3 wrap-anywhere">
                  {`${counted(nightsIn(stay), 'night')} · ${sourceName(stay.source)}`}
                </span>
              </span>
              <IconButton
                label={`Edit the booking from ${shortDate(stay.from)}`}
                size="sm"
                onClick={() => openBookingForm(queryClient, row, stay)}
              >
                <Pencil aria-hidden size={15} />
              </IconButton>
              <IconButton
                label={`Remove the booking from ${shortDate(stay.from)}`}
                size="sm"
                disabled={isPending}
                onClick={() => remove(stay)}
              >
                <Trash2 aria-hidden size={15} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
