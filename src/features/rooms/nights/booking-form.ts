import type { QueryClient } from '@tanstack/react-query';
import { failureText } from '@/api/errors';
import { openPartForm } from '@/entities/record/described/part-form';
import { showToast } from '@/ui/toast/toast';
import { changeNights, rereadNights, type Nights } from './nights-type';
import { isTaken, type Stay } from './stays';

export const sourceName = (source: string) => (source === 'owner' ? 'Own use' : source);

const isSame = (a: Stay, b: Stay) => a.from === b.from && a.to === b.to && a.source === b.source;
const without = (blocks: Nights['blocks'], stay: Stay | undefined) =>
  stay === undefined ? blocks : blocks.filter((each) => !isSame(each, stay));

const acts = {
  add: { title: 'Add a booking', submit: 'Add booking', sending: 'Adding', done: 'Booking added' },
  edit: { title: 'Edit booking', submit: 'Save', sending: 'Saving', done: 'Booking saved' },
} as const;

/** Asks for the nights of a booking and who it came through. @param stay the one to change; a new one without */
export function openBookingForm(queryClient: QueryClient, row: Nights, stay?: Stay): void {
  const { channels, blocks, updatedAt } = row;
  const sources = [...channels.map(({ name }) => name), 'Direct', 'owner', ...(stay ? [stay.source] : [])];
  openPartForm<Pick<Stay, 'from' | 'to' | 'source'>>({
    id: 'booking',
    ...acts[stay ? 'edit' : 'add'],
    begin: stay ?? { source: channels[0]?.name ?? 'Direct' },
    fields: [
      { name: 'from', kind: 'day', label: 'Check-in', isRequired: true },
      { name: 'to', kind: 'day', label: 'Check-out', isRequired: true },
      {
        name: 'source',
        kind: 'choice',
        label: 'Booked through',
        isRequired: true,
        isWide: true,
        choices: [...new Set(sources)].map((value) => ({ value, label: sourceName(value) })),
      },
    ],
    problems: ({ from = '', to = '' }) =>
      from === '' || to === ''
        ? {}
        : to <= from
          ? { to: 'Enter a check-out date after check-in' }
          : isTaken(without(blocks, stay), from, to)
            ? { from: 'Some of these nights are already booked' }
            : {},
    row,
    reread: () => rereadNights(queryClient, row),
    save: async (booking, edited) => {
      // Another one may have been added meanwhile: the list is sent whole.
      const now = edited === updatedAt ? row : await rereadNights(queryClient, row);
      return changeNights(queryClient, row, {
        blocks: [...without(now.blocks, stay), { ...stay, ...booking }],
        updatedAt: edited,
      });
    },
  });
}

/** Puts back a booking that was removed. */
export async function restoreBooking(queryClient: QueryClient, row: Nights, stay: Stay): Promise<void> {
  try {
    const { blocks, updatedAt } = await rereadNights(queryClient, row);
    await changeNights(queryClient, row, { blocks: [...blocks, stay], updatedAt });
  } catch (error) {
    showToast({ kind: 'error', text: failureText('Couldn’t restore the booking', error) });
  }
}
