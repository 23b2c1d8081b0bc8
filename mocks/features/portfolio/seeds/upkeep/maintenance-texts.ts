// The jobs of the seed, told by hand.
import type { Row } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { memberId } from '../../../account/seeds/accounts';
import { before } from '../../../../engine/seeds/moments';
import { dayBefore } from '../properties';

type Job = Row<'propertyMaintenance'>;

const contact = (n: number) => uuidOf('contact', n);
const room = (n: number) => uuidOf('propertyRoom', n);

export type JobText = readonly [
  property: number,
  title: string,
  category: Job['category'],
  priority: Job['priority'],
  status: Job['status'],
  /** Hours since the report. */
  hoursAgo: number,
  more?: (now: Date) => Partial<Job>,
];

const quote = (n: number, amount: number, accepted = false) => ({
  contactId: contact(n),
  amount,
  file: null,
  accepted,
});
const remark = (now: Date, hours: number, text: string) => ({
  authorId: memberId,
  text,
  at: before(now, { hours }),
});

/** Reported last at the top. */
export const jobs: readonly JobText[] = [
  [
    1,
    'Kitchen tap drips',
    'plumbing',
    'routine',
    'open',
    5,
    () => ({ reportedBy: contact(1), details: 'Hot side, about a cup an hour.' }),
  ],
  [
    7,
    'No heating or hot water in the whole house',
    'heating',
    'emergency',
    'in_progress',
    31,
    (now) => ({
      details: 'Boiler shows F28 and locks out. Six people without hot water.',
      reportedBy: contact(11),
      contractorId: contact(21),
      access: 'Key safe by the meter cupboard; tenants know.',
      comments: [
        remark(now, 29, 'Dermot came, gas valve failed. Part ordered.'),
        remark(now, 6, 'Part due tomorrow morning. Heaters dropped off.'),
      ],
    }),
  ],
  [
    4,
    'Black mould behind the wardrobe in the front bedroom',
    'damp',
    'urgent',
    'in_progress',
    50,
    (now) => ({
      hazard: true,
      reportedBy: contact(8),
      contractorId: contact(23),
      details: 'Cold outside corner. Tenants have a baby.',
      appointmentAt: before(now, { hours: -18 }),
      comments: [remark(now, 44, 'Wiped down and treated. Meter reads 24% on the outside wall.')],
    }),
  ],
  [
    3,
    'Bathroom extractor fan not working',
    'electrical',
    'routine',
    'open',
    74,
    () => ({ roomId: room(13), reportedBy: contact(4) }),
  ],
  [9, 'Back gate doesn’t close', 'other', 'routine', 'open', 120, () => ({ reportedBy: contact(18) })],
  [
    12,
    'Window sash cord broken, bedroom',
    'other',
    'routine',
    'in_progress',
    190,
    () => ({ reportedBy: contact(19), estimate: 140 }),
  ],
  [
    5,
    'Shower over bath: new tiling and seal',
    'plumbing',
    'routine',
    'open',
    260,
    () => ({
      reportedBy: contact(9),
      details: 'Two tiles loose, sealant gone. No leak below so far.',
      quotes: [quote(24, 680), quote(21, 745), quote(26, 590)],
    }),
  ],
  [
    11,
    'Loft insulation to 270 mm',
    'other',
    'planned',
    'deferred',
    380,
    (now) => ({
      deferredUntil: dayBefore(now, -26),
      plannedFor: dayBefore(now, -28),
      estimate: 1_050,
      details: 'Takes the home from F towards an E.',
    }),
  ],
  [
    2,
    'Mice in the bin store',
    'pest',
    'urgent',
    'deferred',
    420,
    (now) => ({
      deferredUntil: dayBefore(now, -9),
      details: 'The block’s manager sends pest control on the first.',
    }),
  ],
  [
    10,
    'Deep clean between seasons',
    'cleaning',
    'planned',
    'open',
    500,
    (now) => ({ contractorId: contact(25), plannedFor: dayBefore(now, -15), repeatMonths: 6, estimate: 240 }),
  ],
  [
    6,
    'Gutter overflows at the back',
    'roof',
    'routine',
    'completed',
    640,
    () => ({ reportedBy: contact(10), contractorId: contact(23), estimate: 180, actual: 195 }),
  ],
  [
    3,
    'Fire alarm panel: yearly service',
    'fire_safety',
    'planned',
    'completed',
    900,
    (now) => ({
      contractorId: contact(22),
      plannedFor: dayBefore(now, 30),
      actual: 168,
      repeatMonths: 12,
      warrantyUntil: dayBefore(now, -335),
    }),
  ],
  [
    8,
    'Oven doesn’t heat',
    'appliance',
    'urgent',
    'completed',
    1_150,
    () => ({ reportedBy: contact(17), actual: 379, details: 'Past repair; replaced like for like.' }),
  ],
  [
    1,
    'Boiler service',
    'heating',
    'planned',
    'closed',
    4_900,
    (now) => ({ contractorId: contact(21), plannedFor: dayBefore(now, 200), actual: 96, repeatMonths: 12 }),
  ],
  [
    7,
    'Rear flat roof: felt torn',
    'roof',
    'urgent',
    'closed',
    5_700,
    () => ({
      contractorId: contact(23),
      quotes: [quote(23, 1_380, true), quote(26, 1_620)],
      estimate: 1_380,
      actual: 1_412,
    }),
  ],
  [
    13,
    'Hedge over the lane',
    'garden',
    'routine',
    'closed',
    1_900,
    () => ({ contractorId: contact(26), actual: 120 }),
  ],
  [
    5,
    'Tenants ask for a dishwasher',
    'appliance',
    'routine',
    'declined',
    2_300,
    () => ({ reportedBy: contact(9), details: 'No room without losing a cupboard.' }),
  ],
  [
    12,
    'Close stair light out',
    'electrical',
    'routine',
    'declined',
    3_100,
    (now) => ({ reportedBy: contact(19), comments: [remark(now, 3_080, 'The factor’s to do: passed on.')] }),
  ],
];
