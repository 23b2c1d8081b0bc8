import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { refresh, usePut } from '@/api/queries';
import { openPartForm } from '@/entities/record/described/part-form';
import { monthAfter } from '@/lib/calendar/month';
import { londonDay } from '@/lib/dates/calendar-day';
import { monthText } from '@/lib/dates/dates';
import { shortDate } from '@/lib/dates/day-text';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { useNow } from '@/ui/text/use-now';
import { ImportBookings } from './import/import-bookings';
import { changeNights, rereadNights, type Nights } from './nights-type';
import { isTaken, monthOccupancy, nightsIn, staysFrom, type Stay } from './stays';

const sourceName = (source: string) => (source === 'owner' ? 'Own use' : source);

/** The bookings to come with how full the next months are; one is added or taken out. */
export function Bookings({ row }: { row: Nights }) {
  const queryClient = useQueryClient();
  const today = londonDay(useNow());
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, blocks, channels, updatedAt } = row;
  const { mutate, isPending } = usePut('/property-sa-management/{id}', {
    refreshes: ['/property-sa-management'],
    failureTitle: 'Couldn’t remove the booking',
    onUndo: () => void refresh(queryClient, '/property-sa-management'),
  });
  const coming = staysFrom(blocks, today);
  const remove = (gone: Stay) => {
    mutate({ path: { id }, body: { blocks: blocks.filter((each) => each !== gone), updatedAt } });
    heading.current?.focus();
  };
  const add = () =>
    openPartForm<{ from: string; to: string; source: string }>({
      id: 'add-booking',
      title: 'Add a booking',
      submit: 'Add booking',
      sending: 'Adding',
      done: 'Booking added',
      begin: { source: channels[0]?.name ?? 'Direct' },
      fields: [
        { name: 'from', kind: 'day', label: 'Check-in', isRequired: true },
        { name: 'to', kind: 'day', label: 'Check-out', isRequired: true },
        {
          name: 'source',
          kind: 'choice',
          label: 'Booked through',
          isRequired: true,
          isWide: true,
          choices: [...new Set([...channels.map(({ name }) => name), 'Direct', 'owner'])].map((value) => ({
            value,
            label: sourceName(value),
          })),
        },
      ],
      problems: ({ from = '', to = '' }) =>
        from === '' || to === ''
          ? {}
          : to <= from
            ? { to: 'Enter a check-out date after check-in' }
            : isTaken(blocks, from, to)
              ? { from: 'Some of these nights are already booked' }
              : {},
      row,
      reread: () => rereadNights(queryClient, row),
      save: async (stay, edited) => {
        // Another one may have been added meanwhile: the list is sent whole.
        const now = edited === updatedAt ? row : await rereadNights(queryClient, row);
        return changeNights(queryClient, row, { blocks: [...now.blocks, stay], updatedAt: edited });
      },
    });
  const months = [0, 1, 2].map((by) => monthAfter(today.slice(0, 7), by));
  return (
    <div className="mt-4 border-t border-line-subtle pt-3">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          Bookings
        </h3>
        <span className="flex flex-wrap gap-2">
          <ImportBookings row={row} />
          <Button variant="outline" size="sm" icon={<Plus aria-hidden size={15} />} onClick={add}>
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
              className="flex items-center gap-3 border-b border-line-subtle py-2 text-sm last:border-0"
            >
              <span className="num min-w-0 flex-1">
                {`${shortDate(stay.from)} to ${shortDate(stay.to)}`}
                <span className="block text-xs text-ink-3 wrap-anywhere">
                  {`${counted(nightsIn(stay), 'night')} · ${sourceName(stay.source)}`}
                </span>
              </span>
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
