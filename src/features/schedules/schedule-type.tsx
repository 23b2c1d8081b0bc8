// What a schedule of each kind is to the parts that all records share.
import type { QueryClient } from '@tanstack/react-query';
import { ClipboardList, PenLine } from 'lucide-react';
import type { PagedArgs, Schemas } from '@/api/contract';
import { read, readPages, write } from '@/api/queries';
import { openPartForm } from '@/entities/record/described/part-form';
import { PropertyChoices } from '@/entities/property/use-properties';
import { propertyField } from '@/entities/record/described/property-field';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { removeRecord } from '@/entities/record/removal';
import { choicesOf } from '@/ui/records/form/choices';
import type { AnyField } from '@/ui/records/form/record-field';
import { rowsField } from '@/ui/records/form/rows-field';
import { conditionNames, statusNames } from './item-names';

export type Schedule = Schemas['Schedule'];
export type ScheduleKind = Schedule['kind'];
export type ScheduleType = RecordDescription<Schedule, Schemas['NewSchedule']>;

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

const columns = {
  room: { name: 'room', kind: 'text', label: 'Room', maxLength: 60 },
  name: { name: 'name', kind: 'text', label: 'Item', isRequired: true, maxLength: 200 },
  qty: { name: 'qty', kind: 'number', label: 'Quantity', isRequired: true, max: 100_000 },
  unit: { name: 'unit', kind: 'text', label: 'Unit', maxLength: 20 },
  rate: { name: 'rate', kind: 'pounds', label: 'Rate', isRequired: true, max: 1e9 },
  vatPct: { name: 'vatPct', kind: 'percent', label: 'VAT', isRequired: true, max: 100 },
  trade: { name: 'trade', kind: 'text', label: 'Trade', maxLength: 60 },
  status: {
    name: 'status',
    kind: 'choice',
    label: 'Status',
    isRequired: true,
    choices: choicesOf(statusNames),
  },
  condition: {
    name: 'condition',
    kind: 'choice',
    label: 'Condition',
    isRequired: true,
    choices: choicesOf(conditionNames),
  },
  actual: { name: 'actual', kind: 'pounds', label: 'Actual cost', max: 1e9 },
  notes: { name: 'notes', kind: 'text', label: 'Notes', maxLength: 1000 },
} as const satisfies Record<string, AnyField>;

type ItemField = keyof typeof columns;

interface KindOfSchedule {
  one: string;
  many: string;
  empty: string;
  /** What is asked of an item. */
  asks: readonly ItemField[];
}

export const kinds: Readonly<Record<ScheduleKind, KindOfSchedule>> = {
  works: {
    one: 'schedule of works',
    many: 'schedules of works',
    empty: 'List the works by room to compare the budget with what they cost.',
    asks: ['room', 'name', 'qty', 'unit', 'rate', 'vatPct', 'trade', 'status', 'actual', 'notes'],
  },
  condition: {
    one: 'schedule of condition',
    many: 'schedules of condition',
    empty: 'Record the condition of each room at check-in, and again at check-out.',
    asks: ['room', 'name', 'condition', 'notes'],
  },
  inventory: {
    one: 'inventory',
    many: 'inventories',
    empty: 'List what’s in each room and its condition.',
    asks: ['room', 'name', 'qty', 'condition', 'notes'],
  },
  rent: {
    one: 'rent schedule',
    many: 'rent schedules',
    empty: 'List the rent of each room or unit.',
    asks: ['name', 'qty', 'unit', 'rate'],
  },
};

/** What an item has that is not asked for: as it was, or this. */
const blankItem = { qty: 1, rate: 0, vatPct: 0, status: 'todo' };
const kept = [...Object.keys(columns), 'images'];

interface Known {
  kind: ScheduleKind;
  queryClient: QueryClient;
  /** Of the property whose page it is: the form does not ask. */
  propertyId?: string | undefined;
}

const readers = (id?: string) => ['/schedules', ...(id === undefined ? [] : [`/schedules/${id}`])];

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
      columns: asks.map((each) => columns[each]),
      grid: 'grid-cols-[minmax(0,1fr)] @min-[420px]:grid-cols-2',
      keeps: kept.filter((each) => !asks.some((asked) => asked === each)),
      defaults: Object.fromEntries(
        Object.entries(blankItem).filter(([name]) => !asks.some((asked) => asked === name)),
      ),
    }),
  };
  return {
    one,
    many,
    kind: 'schedule',
    path: '/schedules',
    icon: <ClipboardList aria-hidden />,
    empty,
    titleOf: ({ title }) => title,
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
    ],
    add: (client, body) => write(client, 'post', '/schedules', { body }, { refreshes: readers() }),
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
        { text: 'Schedule deleted', failureTitle: 'Couldn’t delete the schedule', refreshes: readers() },
      );
    },
    reread: rereadSchedule,
  };
}

export const scheduleQuery = (id: string) => read('/schedules/{id}', { path: { id } });

/** Changes a schedule, or adds photos to an item of it; rejects when the server did not take it. */
export const changeSchedule = (
  queryClient: QueryClient,
  { id }: Pick<Schedule, 'id'>,
  body: Schemas['ScheduleUpdate'] | FormData,
) => write(queryClient, 'put', '/schedules/{id}', { path: { id }, body }, { refreshes: readers(id) });

const rereadSchedule = (queryClient: QueryClient, { id }: Schedule): Promise<Schedule> =>
  queryClient.fetchQuery({ ...scheduleQuery(id), staleTime: 0 });

/** Asks who agrees to a schedule, as what and when. */
export const signSchedule = (queryClient: QueryClient, row: Schedule) =>
  openPartForm<Schemas['ScheduleSignature']>({
    id: 'sign-schedule',
    title: `Sign ${row.title}`,
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
