import { addDays } from '@/lib/dates/calendar-day';
import { rentPeriodFrom } from '@/lib/tenancy/rent-periods';
import type { Row, Tables } from '../../../../engine/db/database';
import { contact, property, room, stamp } from './stamp';

type Tenancy = Row<'tenancy'>;

interface Let {
  home: number;
  room?: number;
  tenants: number[];
  type?: Tenancy['type'];
  /** Days since the first day; negative for one to come. */
  age: number;
  /** Days since the last day; negative for one to come. */
  ended?: number;
  rent: number;
  every?: Tenancy['frequency'];
  dueDay?: number;
  deposit?: number;
  scheme?: Tenancy['depositScheme'];
  status?: Tenancy['status'];
  more?: (today: string) => Partial<Tenancy>;
}

const noticeOf = (
  today: string,
  kind: 'tenant_notice' | 'section_8',
  ago: number,
  runs: number,
  grounds: string[] = [],
) => ({
  noticeServed: { kind, on: addDays(today, -ago), expires: addDays(today, runs), grounds },
});

/** 1 to 19 are the lets of today, room by room in the two shared houses; then what was, will be and will not be. */
export const lets: readonly Let[] = [
  {
    home: 1,
    tenants: [1],
    age: 790,
    rent: 895,
    dueDay: 1,
    deposit: 1030,
    more: (today) => ({ lastIncreaseOn: addDays(today, -152), pets: true }),
  },
  { home: 2, tenants: [2], age: 301, rent: 250, every: 'weekly', deposit: 1400 },
  { home: 3, room: 1, tenants: [3], age: 610, rent: 525, dueDay: 1, deposit: 600 },
  { home: 3, room: 2, tenants: [4], age: 488, rent: 540, dueDay: 1, deposit: 600 },
  { home: 3, room: 3, tenants: [5], age: 204, rent: 495, dueDay: 1, deposit: 550 },
  { home: 3, room: 4, tenants: [6], age: 380, rent: 560, dueDay: 5, deposit: 640 },
  { home: 3, room: 5, tenants: [7], type: 'licence', age: 96, rent: 129.5, every: 'weekly', deposit: 250 },
  {
    home: 4,
    tenants: [8],
    age: 905,
    rent: 1200,
    dueDay: 3,
    deposit: 1384,
    more: (today) => ({
      proposedRent: 1260,
      // The rent falls due on the 3rd, and a new one starts with a rent period.
      proposedFrom: rentPeriodFrom(
        { startDate: addDays(today, -905), frequency: 'monthly', dueDay: 3 },
        addDays(today, 75),
      ),
      lastIncreaseOn: addDays(today, -420),
    }),
  },
  { home: 5, tenants: [9], age: 700, rent: 720, every: 'four_weekly', deposit: 900 },
  {
    home: 6,
    tenants: [10],
    type: 'student',
    age: 255,
    ended: -110,
    rent: 3150,
    every: 'quarterly',
    deposit: 1200,
    more: () => ({ billsIncluded: true }),
  },
  { home: 7, room: 6, tenants: [11], age: 640, rent: 575, dueDay: 1, deposit: 650 },
  {
    home: 7,
    room: 7,
    tenants: [12],
    age: 450,
    ended: -11,
    rent: 590,
    dueDay: 1,
    deposit: 650,
    status: 'ending',
    more: (today) => noticeOf(today, 'tenant_notice', 50, 11),
  },
  { home: 7, room: 8, tenants: [13], age: 333, rent: 560, dueDay: 1, deposit: 640 },
  { home: 7, room: 9, tenants: [14], age: 290, rent: 585, dueDay: 7, deposit: 650 },
  { home: 7, room: 10, tenants: [15], age: 175, rent: 565, dueDay: 1, deposit: 640 },
  {
    home: 7,
    room: 11,
    tenants: [16],
    age: 60,
    rent: 610,
    dueDay: 1,
    deposit: 700,
    more: () => ({ depositProtectedOn: null, prescribedInfoOn: null }),
  },
  { home: 8, tenants: [17], type: 'company_let', age: 520, rent: 1450, dueDay: 10, deposit: 2900 },
  {
    home: 9,
    tenants: [18],
    age: 1410,
    rent: 780,
    dueDay: 8,
    deposit: 880,
    more: (today) => ({
      ...noticeOf(today, 'section_8', 12, 16, ['8', '10', '11']),
      lastIncreaseOn: addDays(today, -700),
    }),
  },
  {
    home: 12,
    tenants: [19],
    type: 'prt',
    age: 640,
    rent: 850,
    dueDay: 1,
    deposit: 1200,
    scheme: 'safedeposits',
  },
  {
    home: 11,
    tenants: [20],
    type: 'ast',
    age: 1120,
    ended: 58,
    rent: 825,
    dueDay: 1,
    deposit: 950,
    status: 'ended',
  },
  {
    home: 1,
    tenants: [9],
    type: 'ast',
    age: 2010,
    ended: 800,
    rent: 740,
    dueDay: 1,
    deposit: 850,
    status: 'ended',
  },
  {
    home: 7,
    room: 7,
    tenants: [3],
    type: 'licence',
    age: 1000,
    ended: 615,
    rent: 540,
    dueDay: 1,
    status: 'ended',
  },
  {
    home: 10,
    tenants: [19],
    type: 'holiday',
    age: 40,
    ended: 33,
    rent: 840,
    every: 'weekly',
    status: 'ended',
  },
  { home: 11, tenants: [12], age: -12, rent: 875, dueDay: 1, deposit: 1000, status: 'approved' },
  { home: 11, tenants: [10], age: -20, rent: 850, dueDay: 1, status: 'rejected' },
  {
    home: 13,
    tenants: [20],
    type: 'occupation_contract',
    age: -45,
    rent: 925,
    dueDay: 1,
    deposit: 1050,
    status: 'prospective',
    more: () => ({ depositProtectedOn: null, prescribedInfoOn: null }),
  },
];

function rowOf(each: Let, now: Date, today: string): Omit<Tenancy, 'id'> {
  const { home, type = 'assured_periodic', age, ended, deposit = null, status = 'current' } = each;
  const startDate = addDays(today, -age);
  const hasBegun = age > 0;
  const served = hasBegun ? startDate : null;
  const isEnglish = home !== 12 && home !== 13;
  const isChecked = isEnglish && type !== 'company_let' && type !== 'holiday' && hasBegun;
  const isHeld = deposit !== null && hasBegun;
  return {
    ...stamp(now, Math.max(age, 0) + 9),
    propertyId: property(home),
    roomId: each.room === undefined ? null : room(each.room),
    type,
    tenantIds: each.tenants.map(contact),
    startDate,
    endDate: ended === undefined ? null : addDays(today, -ended),
    rent: each.rent,
    frequency: each.every ?? 'monthly',
    dueDay: each.dueDay ?? null,
    deposit,
    depositScheme: deposit === null ? null : (each.scheme ?? (home % 2 ? 'dps' : 'tds')),
    depositProtectedOn: isHeld ? addDays(startDate, 9) : null,
    prescribedInfoOn: isHeld ? addDays(startDate, 12) : null,
    rightToRentOn: isChecked ? addDays(startDate, -6) : null,
    rightToRentFollowUp: isChecked && home === 5 ? addDays(today, 41) : null,
    guarantorId: null,
    lastIncreaseOn: null,
    proposedRent: null,
    proposedFrom: null,
    noticeServed: null,
    documentsServed: {
      howToRent: isEnglish ? served : null,
      writtenStatement: served,
      epc: served,
      gasSafety: home === 5 ? null : served,
      eicr: served,
      depositCertificate: isHeld ? addDays(startDate, 12) : null,
      inventory: home === 9 ? null : served,
    },
    billsIncluded: each.room !== undefined,
    pets: false,
    status,
    ...each.more?.(today),
  };
}

export function seedTenancies(tables: Tables, now: Date, today: string): void {
  tables.tenancy.addAll(lets.map((each) => rowOf(each, now, today)));
}
