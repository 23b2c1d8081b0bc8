import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Property } from '@/entities/property/property';
import { PropertyCell } from '@/entities/property/property-cell';
import { useProperties } from '@/entities/property/use-properties';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { counted } from '@/lib/lists/counted';
import { formatPounds } from '@/lib/money/money';
import { Segments } from '@/ui/input/segments';
import type { Column } from '@/ui/records/column';
import { TwoLines } from '@/ui/records/two-lines';
import { FromTemplate } from './start/start-from';
import type { Schedule, ScheduleKind } from './schedule-kinds';
import { scheduleList, scheduleType } from './schedule-type';

const kindNames: readonly (readonly [ScheduleKind, string])[] = [
  ['works', 'Works'],
  ['condition', 'Condition'],
  ['inventory', 'Inventory'],
  ['rent', 'Rent'],
];

interface SchedulesProps {
  kind: ScheduleKind;
  onKind: (kind: ScheduleKind) => void;
  /** Of the property whose page it is. */
  propertyId?: string;
}

/** The schedules of every property (S55), by kind. */
export const SchedulesPage = ({ kind, onKind }: Omit<SchedulesProps, 'propertyId'>) => (
  <div className="mx-auto max-w-(--page-max) pb-24">
    <title>Schedules · Tiebeam</title>
    <h1 className="mb-3 font-display text-2xl tracking-display font-bold">Schedules</h1>
    <Schedules kind={kind} onKind={onKind} />
  </div>
);

/** The schedules of one property, on its own page. */
export function PropertySchedules({ propertyId }: { propertyId: string }) {
  const [kind, setKind] = useState<ScheduleKind>('works');
  return <Schedules kind={kind} onKind={setKind} propertyId={propertyId} />;
}

/** What a schedule of a kind is to its list, its form and its page. */
export function useScheduleType(kind: ScheduleKind, propertyId?: string) {
  const queryClient = useQueryClient();
  const properties = useProperties();
  return useMemo(
    () => ({
      type: scheduleType({ kind, queryClient, propertyId }),
      columns: columnsOf(kind, properties.byId, propertyId !== undefined),
    }),
    [kind, queryClient, properties, propertyId],
  );
}

function Schedules({ kind, onKind, propertyId }: SchedulesProps) {
  const list = useInfiniteQuery(scheduleList({ kind, ...(propertyId && { propertyId }) }));
  const { type, columns } = useScheduleType(kind, propertyId);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Segments label="Type" isLabelHidden options={kindNames} value={kind} onChange={onKind} />
        <span className="flex flex-wrap gap-2">
          <FromTemplate type={type} kind={kind} />
          <AddRecord type={type} />
        </span>
      </div>
      <DescribedList type={type} list={list} columns={columns} />
    </>
  );
}

/** How much of it is done, or in which condition most things are. */
function stateText({ kind, items }: Schedule): string {
  if (kind === 'works')
    return `${items.filter(({ status }) => status === 'done').length} of ${items.length} done`;
  const poor = items.filter(({ condition }) => condition === 'poor').length;
  return poor > 0 ? `${poor} in poor condition` : '';
}

function columnsOf(
  kind: ScheduleKind,
  properties: ReadonlyMap<string, Property>,
  isOfProperty: boolean,
): readonly Column<Schedule>[] {
  const isPriced = kind === 'works' || kind === 'rent';
  return [
    {
      name: 'Schedule',
      cell: (row) => (
        <TwoLines
          main={
            <Link
              to="/portfolio/records/$kind/$id"
              params={{ kind: 'schedule', id: row.id }}
              className="block max-w-full font-medium hover:underline max-md:py-2.5 max-md:wrap-anywhere md:truncate"
            >
              {row.title}
            </Link>
          }
          note={counted(row.items.length, 'item')}
        />
      ),
    },
    ...(isOfProperty
      ? []
      : [
          {
            name: 'Property',
            isWide: true,
            cell: ({ propertyId }: Schedule) => {
              const property = properties.get(propertyId ?? '');
              return property ? <PropertyCell property={property} tab="schedules" /> : 'An evaluation';
            },
          },
        ]),
    ...(kind === 'rent'
      ? []
      : [{ name: kind === 'works' ? 'Progress' : 'Condition', cell: (row: Schedule) => stateText(row) }]),
    ...(isPriced
      ? [
          {
            name: 'Total',
            isNumber: true,
            cell: ({ total, actual }: Schedule) => (
              <TwoLines main={formatPounds(total)} note={actual > 0 && `${formatPounds(actual)} spent`} />
            ),
          },
        ]
      : []),
    {
      name: 'Signed by',
      from: 'medium',
      cell: ({ signedBy }) => signedBy.map(({ name }) => name).join(', '),
    },
  ];
}
