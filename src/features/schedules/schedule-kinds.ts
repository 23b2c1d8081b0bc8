// The kinds of schedules, and what each asks of an item.
import type { Schemas } from '@/api/contract';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { choicesOf } from '@/ui/input/choices';
import type { AnyField } from '@/ui/records/form/record-field';
import { conditionNames, statusNames } from './item-names';

export type Schedule = Schemas['Schedule'];
export type ScheduleKind = Schedule['kind'];
export type ScheduleType = RecordDescription<Schedule, Schemas['NewSchedule']>;

/** Everything that an item can be asked for. */
export const itemFields = {
  room: { name: 'room', kind: 'text', label: 'Room', maxLength: 60 },
  name: { name: 'name', kind: 'text', label: 'Description', isRequired: true, maxLength: 200 },
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

type ItemField = keyof typeof itemFields;

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
    empty: 'List the works room by room to compare your budget with the actual cost.',
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
