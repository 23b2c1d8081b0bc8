// What the record of a home let by the night is to the parts that all records share.
import type { QueryClient } from '@tanstack/react-query';
import { MoonStar } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { read, readPages, write } from '@/api/queries';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { removeRecord } from '@/entities/record/removal';
import { rowsField } from '@/ui/records/form/rows-field';

export type Nights = Schemas['PropertySaManagement'];
type NightsType = RecordDescription<Nights, Schemas['NewPropertySaManagement']>;

/** A property has one at most. */
export const nightsOf = (propertyId: string) =>
  readPages('/property-sa-management', { query: { propertyId } });

const readers = ['/property-sa-management', '/properties'];

const own = {
  channels: rowsField('channels', {
    legend: 'Booking sites',
    one: 'booking site',
    most: 10,
    columns: [
      { name: 'name', kind: 'text', label: 'Name', isRequired: true, maxLength: 60 },
      { name: 'commissionPct', kind: 'percent', label: 'Commission', isRequired: true, max: 100 },
    ],
    grid: 'grid-cols-[minmax(0,1fr)_120px]',
    isLine: true,
  }),
  seasons: rowsField('seasons', {
    legend: 'Seasons',
    one: 'season',
    most: 24,
    columns: [
      { name: 'from', kind: 'day', label: 'Start date', isRequired: true },
      { name: 'to', kind: 'day', label: 'End date', isRequired: true },
      { name: 'adr', kind: 'pounds', label: 'Nightly rate', isRequired: true, max: 1e9 },
      {
        name: 'minStay',
        kind: 'number',
        label: 'Minimum nights',
        isRequired: true,
        isWhole: true,
        min: 1,
        max: 365,
      },
    ],
    grid: 'grid-cols-[minmax(0,1fr)] @min-[420px]:grid-cols-2',
    problem: (rows) => {
      const days = rows
        .map(({ from, to }) => [String(from), String(to)] as const)
        .toSorted(([a], [b]) => a.localeCompare(b));
      if (days.some(([from, to]) => to < from)) return 'Enter an end date after the start date';
      return days.some(([from], index) => from <= (days[index - 1]?.[1] ?? ''))
        ? 'Seasons can’t overlap'
        : undefined;
    },
  }),
};

/** How a property earns by the night (S53). */
export const nightsType = (propertyId: string): NightsType => ({
  one: 'serviced accommodation',
  many: 'serviced accommodation',
  kind: 'serviced_let',
  path: '/property-sa-management',
  icon: <MoonStar aria-hidden />,
  empty: 'Add the nightly rate and booking sites to track nights, occupancy and bookings.',
  titleOf: () => 'Serviced accommodation',
  begin: { propertyId, avgStay: 3 },
  own,
  groups: [
    {
      fields: [
        { name: 'adr', kind: 'pounds', label: 'Average nightly rate', isRequired: true, max: 1e9 },
        { name: 'occupancyPct', kind: 'percent', label: 'Occupancy', isRequired: true, max: 100 },
        {
          name: 'avgStay',
          kind: 'number',
          label: 'Average stay',
          suffix: 'nights',
          isRequired: true,
          min: 0.1,
          max: 365,
        },
        {
          name: 'nightCap',
          kind: 'number',
          label: 'Nights allowed per year',
          hint: '90 in London without planning permission',
          isWhole: true,
          min: 1,
          max: 366,
        },
        {
          name: 'cleaningFee',
          kind: 'pounds',
          label: 'Cleaning fee',
          hint: 'Paid by the guest, per stay',
          max: 1e9,
        },
        { name: 'cleaningCost', kind: 'pounds', label: 'Cleaning cost', hint: 'Per stay', max: 1e9 },
        { name: 'linenCost', kind: 'pounds', label: 'Linen cost', hint: 'Per stay', max: 1e9 },
        { name: 'managementPct', kind: 'percent', label: 'Management fee', max: 100 },
        { name: 'channels', kind: 'other', label: 'Booking sites' },
        { name: 'seasons', kind: 'other', label: 'Seasons' },
      ],
    },
  ],
  add: (queryClient, body) =>
    write(queryClient, 'post', '/property-sa-management', { body }, { refreshes: readers }),
  // An emptied cost is none.
  change: (queryClient, row, { cleaningFee, cleaningCost, linenCost, managementPct, ...body }) =>
    changeNights(queryClient, row, {
      ...body,
      ...(cleaningFee !== undefined && { cleaningFee: cleaningFee ?? 0 }),
      ...(cleaningCost !== undefined && { cleaningCost: cleaningCost ?? 0 }),
      ...(linenCost !== undefined && { linenCost: linenCost ?? 0 }),
      ...(managementPct !== undefined && { managementPct: managementPct ?? 0 }),
    }),
  remove: (queryClient, { id }) =>
    void removeRecord(
      queryClient,
      '/property-sa-management/{id}',
      { path: { id } },
      {
        text: 'Serviced accommodation deleted',
        failureTitle: 'Couldn’t delete the serviced accommodation',
        refreshes: readers,
      },
    ),
  reread: rereadNights,
});

/** Changes the record; rejects when the server did not take it. */
export const changeNights = (
  queryClient: QueryClient,
  { id }: Pick<Nights, 'id'>,
  body: Schemas['PropertySaManagementUpdate'],
) =>
  write(queryClient, 'put', '/property-sa-management/{id}', { path: { id }, body }, { refreshes: readers });

/** The record as the server has it now. */
export function rereadNights(queryClient: QueryClient, { id }: Pick<Nights, 'id'>): Promise<Nights> {
  const one = read('/property-sa-management/{id}', { path: { id } });
  return queryClient.fetchQuery({ ...one, staleTime: 0 });
}
