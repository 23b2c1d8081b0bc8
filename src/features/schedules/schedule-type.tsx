// What a schedule of each kind is to the parts that all records share.
import type { QueryClient } from '@tanstack/react-query';
import { ClipboardList, Copy, Link2, PenLine } from 'lucide-react';
import type { PagedArgs, Schemas } from '@/api/contract';
import { read, readPages, write } from '@/api/queries';
import { openPartForm } from '@/entities/record/described/part-form';
import { PropertyChoices } from '@/entities/property/use-properties';
import { propertyField } from '@/entities/record/described/property-field';
import { removeRecord } from '@/entities/record/removal';
import { choicesOf } from '@/ui/input/choices';
import { rowsField } from '@/ui/records/form/rows-field';
import { itemFields, kinds, type Schedule, type ScheduleKind, type ScheduleType } from './schedule-kinds';
import { shareSchedule } from './share/share-schedule';
import { duplicateSchedule } from './start/start-from';

/** Fifty a page, the newest first. */
export const scheduleList = (filters: NonNullable<PagedArgs<'/schedules'>['query']>) =>
  readPages('/schedules', { query: filters });

const roles = {
  landlord: 'Landlord',
  tenant: 'Tenant',
  contractor: 'Contractor',
  agent: 'Agent',
  other: 'Other',
} as const;

/** What an item has that is not asked for: as it was, or this. */
const blankItem = { qty: 1, rate: 0, vatPct: 0, status: 'todo' };
const kept = [...Object.keys(itemFields), 'images'];

interface Known {
  kind: ScheduleKind;
  queryClient: QueryClient;
  /** Of the property whose page it is: the form does not ask. */
  propertyId?: string | undefined;
}

/** What is read again with a schedule. */
export const scheduleReaders = (id?: string) => [
  '/schedules',
  ...(id === undefined ? [] : [`/schedules/${id}`]),
];

/** Schedules of one kind (S55), of one property or of any. */
export function scheduleType(known: Known): ScheduleType {
  const { kind, queryClient, propertyId } = known;
  const { one, many, empty, asks } = kinds[kind];
  const own = {
    items: rowsField('items', {
      legend: 'Items',
      one: 'item',
      most: 300,
      isOrdered: true,
      namedBy: 'name',
      columns: asks.map((each) => itemFields[each]),
      grid: 'grid-cols-[minmax(0,1fr)] @min-[420px]:grid-cols-2',
      keeps: kept.filter((each) => !asks.some((asked) => asked === each)),
      defaults: Object.fromEntries(
        Object.entries(blankItem).filter(([name]) => !asks.some((asked) => asked === name)),
      ),
    }),
  };
  const type: ScheduleType = {
    one,
    many,
    kind: 'schedule',
    path: '/schedules',
    icon: <ClipboardList aria-hidden />,
    empty,
    titleOf: ({ title }) => title,
    isTitleQuoted: true,
    begin: { kind, ...(propertyId !== undefined && { propertyId }) },
    own,
    groups: [
      {
        fields: [
          { name: 'title', kind: 'text', label: 'Title', isRequired: true, maxLength: 120, isWide: true },
          ...(propertyId === undefined ? [propertyField(PropertyChoices, { isRequired: true })] : []),
          ...(kind === 'works'
            ? [
                {
                  name: 'contingencyPct' as const,
                  kind: 'percent' as const,
                  label: 'Contingency',
                  max: 100,
                },
              ]
            : []),
          { name: 'items', kind: 'other', label: 'Items' },
        ],
      },
    ],
    actions: (row) => [
      {
        label: 'Sign…',
        icon: <PenLine aria-hidden size={16} />,
        onSelect: () => signSchedule(queryClient, row),
      },
      {
        label: 'Share…',
        icon: <Link2 aria-hidden size={16} />,
        onSelect: () => shareSchedule(row),
      },
      {
        label: 'Duplicate',
        icon: <Copy aria-hidden size={16} />,
        onSelect: () => duplicateSchedule(type, row),
      },
    ],
    add: (client, body) => write(client, 'post', '/schedules', { body }, { refreshes: scheduleReaders() }),
    change: (client, row, { contingencyPct, ...body }) =>
      changeSchedule(client, row, {
        ...body,
        // An emptied share is none.
        ...(contingencyPct !== undefined && { contingencyPct: contingencyPct ?? 0 }),
      }),
    remove: (client, { id }) => {
      void removeRecord(
        client,
        '/schedules/{id}',
        { path: { id } },
        {
          text: 'Schedule deleted',
          failureTitle: 'Couldn’t delete the schedule',
          refreshes: scheduleReaders(),
        },
      );
    },
    reread: rereadSchedule,
  };
  return type;
}

export const scheduleQuery = (id: string) => read('/schedules/{id}', { path: { id } });

/** Changes a schedule, or adds photos to an item of it; rejects when the server did not take it. */
export const changeSchedule = (
  queryClient: QueryClient,
  { id }: Pick<Schedule, 'id'>,
  body: Schemas['ScheduleUpdate'] | FormData,
) => write(queryClient, 'put', '/schedules/{id}', { path: { id }, body }, { refreshes: scheduleReaders(id) });

/** A schedule as the server has it now. */
export const rereadSchedule = (queryClient: QueryClient, { id }: Schedule): Promise<Schedule> =>
  queryClient.fetchQuery({ ...scheduleQuery(id), staleTime: 0 });

/** Asks who agrees to a schedule, as what and when. */
export const signSchedule = (queryClient: QueryClient, row: Schedule) =>
  openPartForm<Schemas['ScheduleSignature']>({
    id: 'sign-schedule',
    title: `Sign “${row.title}”`,
    submit: 'Sign',
    sending: 'Signing',
    done: 'Schedule signed',
    fields: [
      { name: 'name', kind: 'text', label: 'Name', isRequired: true, maxLength: 120, isWide: true },
      { name: 'role', kind: 'choice', label: 'Role', isRequired: true, choices: choicesOf(roles) },
      { name: 'on', kind: 'day', label: 'Date', isRequired: true },
    ],
    row,
    reread: () => rereadSchedule(queryClient, row),
    save: async (signature, updatedAt) => {
      // Another one may have signed meanwhile: the list is sent whole.
      const now = updatedAt === row.updatedAt ? row : await rereadSchedule(queryClient, row);
      return changeSchedule(queryClient, row, { signedBy: [...now.signedBy, signature], updatedAt });
    },
  });
