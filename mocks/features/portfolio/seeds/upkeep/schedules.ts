import type { ScheduleItemRow } from '../../../../engine/db/tables/portfolio';
import type { Tables } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { memberId } from '../../../account/seeds/accounts';
import { before } from '../../../../engine/seeds/moments';
import { dayBefore } from '../properties';

type Item = ScheduleItemRow;

const line = (room: string, name: string, more: Partial<Item>): Item => ({
  room,
  name,
  qty: 1,
  unit: null,
  rate: 0,
  vatPct: 0,
  trade: null,
  status: 'todo',
  condition: null,
  actual: null,
  notes: null,
  images: [],
  ...more,
});

const works: readonly Item[] = [
  line('Whole house', 'Strip out and skips', {
    qty: 3,
    unit: 'skips',
    rate: 285,
    vatPct: 20,
    trade: 'builder',
    status: 'done',
    actual: 1_026,
  }),
  line('Whole house', 'First-fix electrics and new consumer unit', {
    rate: 4_150,
    vatPct: 20,
    trade: 'electrician',
    status: 'doing',
  }),
  line('Whole house', 'Combi boiler, pipework and nine radiators', {
    rate: 5_480,
    vatPct: 20,
    trade: 'heating engineer',
    status: 'doing',
  }),
  line('Upstairs', 'Insulated plasterboard to outside walls', {
    qty: 46,
    unit: 'm²',
    rate: 62,
    vatPct: 20,
    trade: 'plasterer',
  }),
  line('Kitchen', 'Units, worktop, sink and appliances', {
    rate: 6_300,
    vatPct: 20,
    trade: 'kitchen fitter',
  }),
  line('Bathroom', 'Suite, tiling and extractor', { rate: 3_950, vatPct: 20, trade: 'bathroom fitter' }),
  line('Whole house', 'Skim and paint', { qty: 210, unit: 'm²', rate: 14.5, vatPct: 20, trade: 'decorator' }),
  line('Whole house', 'Carpets and vinyl', {
    qty: 78,
    unit: 'm²',
    rate: 23,
    vatPct: 20,
    trade: 'floor layer',
  }),
  line('Outside', 'Repoint rear elevation', {
    qty: 31,
    unit: 'm²',
    rate: 48,
    vatPct: 20,
    trade: 'bricklayer',
    notes: 'Lime mortar only.',
  }),
];

const contents: readonly Item[] = [
  line('Living room and kitchen', 'Three-seat sofa, grey wool', {
    rate: 890,
    condition: 'good',
    status: 'done',
  }),
  line('Living room and kitchen', 'Dining table and four chairs', {
    rate: 420,
    condition: 'good',
    status: 'done',
  }),
  line('Living room and kitchen', 'Television, 50 inch', { rate: 379, condition: 'new', status: 'done' }),
  line('Main bedroom', 'King-size bed and mattress', { rate: 760, condition: 'good', status: 'done' }),
  line('Main bedroom', 'Linen sets, white', {
    qty: 4,
    unit: 'sets',
    rate: 48,
    condition: 'fair',
    status: 'done',
    notes: 'Two to be replaced before the summer.',
  }),
  line('Second bedroom', 'Twin beds and mattresses', {
    qty: 2,
    rate: 310,
    condition: 'good',
    status: 'done',
  }),
  line('Shower room', 'Towel rail', {
    rate: 95,
    condition: 'poor',
    status: 'todo',
    notes: 'Loose at the left bracket.',
  }),
];

const condition: readonly Item[] = [
  line('Room E', 'Walls and ceiling', {
    condition: 'good',
    status: 'done',
    notes: 'Painted white last August.',
  }),
  line('Room E', 'Carpet', { condition: 'fair', status: 'done', notes: 'Iron mark by the window, 4 cm.' }),
  line('Room E', 'Desk and chair', { condition: 'new', status: 'done' }),
  line('Kitchen and dining', 'Hob and oven', { condition: 'good', status: 'done' }),
  line('Kitchen and dining', 'Worktop', { condition: 'fair', status: 'done' }),
];

export function seedSchedules(tables: Tables, now: Date): void {
  const stamp = (days: number) => ({
    ownerId: memberId,
    evaluationId: null,
    createdAt: before(now, { days, hours: 2 }),
    updatedAt: before(now, { days: Math.min(days, 4) }),
  });
  tables.schedule.add({
    ...stamp(88),
    propertyId: uuidOf('property', 13),
    kind: 'works',
    title: 'Inverness Place: back to brick',
    items: works.map((item) => ({ ...item })),
    contingencyPct: 10,
    signedBy: [{ name: 'Huw Prosser', role: 'contractor', on: dayBefore(now, 71) }],
  });
  tables.schedule.add({
    ...stamp(560),
    propertyId: uuidOf('property', 10),
    kind: 'inventory',
    title: 'Skeldergate House, contents',
    items: contents.map((item) => ({ ...item })),
    contingencyPct: 0,
    signedBy: [],
  });
  tables.schedule.add({
    ...stamp(250),
    propertyId: uuidOf('property', 3),
    kind: 'condition',
    title: 'Room E at check-in, Lucas Ferreira',
    items: condition.map((item) => ({ ...item })),
    contingencyPct: 0,
    signedBy: [
      { name: 'Hannah Okafor', role: 'landlord', on: dayBefore(now, 249) },
      { name: 'Lucas Ferreira', role: 'tenant', on: dayBefore(now, 249) },
    ],
  });
}
