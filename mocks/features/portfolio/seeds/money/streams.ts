import { addDays, addMonths, dayOf, partsOfDay } from '@/lib/dates/calendar-day';
import type { Row } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { lets } from './tenancies';
import { loans, paymentOf } from './mortgages';
import { contact, property } from './stamp';

type Recurring = Row<'recurringPayment'>;

/** What is not usual of a recurring payment. */
export type Stream = Pick<Recurring, 'name' | 'direction' | 'amount' | 'frequency' | 'startOn' | 'category'> &
  Partial<Recurring> & {
    /** £ before the day on which the amount changed. */
    earlier?: { until: string; amount: number };
  };

/** The first such day of the month on or after a day. */
function firstDue(day: string, dueDay: number): string {
  const [year, month] = partsOfDay(day);
  const due = dayOf(year, month, dueDay);
  return due >= day ? due : addMonths(due, 1);
}

const isRoom = (home: number) => home === 3 || home === 7;

/** Rent that comes by standing order; that of home 4 comes from its agent, that of guests from booking sites. */
function rents(today: string): Stream[] {
  return lets.flatMap((each, index) => {
    const { home, tenants, age, ended, rent, every = 'monthly', dueDay, status = 'current' } = each;
    const isPaid = home !== 4 && home !== 10 && age > 0 && (ended ?? 0) < 700 && index !== 21;
    if (!isPaid) return [];
    const start = addDays(today, -age);
    return {
      name: isRoom(home)
        ? `Room rent, standing order`
        : home === 8
          ? 'Company let rent'
          : 'Rent, standing order',
      direction: 'in',
      amount: rent,
      frequency: every,
      startOn: dueDay === undefined ? start : firstDue(start, dueDay),
      endOn: ended === undefined ? null : addDays(today, -ended),
      category: 'rent',
      propertyId: property(home),
      tenancyId: uuidOf('tenancy', index + 1),
      contactId: contact(tenants[0] ?? 1),
      leadDays: home === 8 ? 14 : 0,
      autoConfirm: false,
      ...(index === 0 && { earlier: { until: addDays(today, -152), amount: 860 } }),
      ...(status === 'ended' && { paused: false }),
    };
  });
}

const debits = (): Omit<Stream, 'startOn'>[] =>
  loans.map((loan, index) => ({
    name: `Mortgage, ${loan.lender}`,
    direction: 'out',
    amount: paymentOf(loan),
    frequency: 'monthly',
    category: 'finance_cost',
    propertyId: property(loan.home),
    mortgageId: uuidOf('mortgage', index + 1),
    remindDays: 3,
  }));

/** £ a year for the building and the landlord's liability, by home. */
const premiums: readonly (readonly [home: number, pounds: number])[] = [
  [1, 218],
  [2, 164],
  [3, 612],
  [4, 231],
  [5, 149],
  [6, 388],
  [7, 704],
  [8, 246],
  [9, 172],
  [10, 455],
  [11, 203],
  [12, 187],
  [13, 420],
];

function upkeep(today: string): Stream[] {
  const started = (months: number, day: number) => firstDue(addMonths(today, -months), day);
  const out = { direction: 'out' } as const;
  return [
    ...premiums.map(([home, amount]) => ({
      ...out,
      name: 'Landlord insurance',
      amount,
      frequency: 'annual' as const,
      startOn: addDays(addMonths(today, -30), home * 9),
      category: 'rates_insurance_ground_rent' as const,
      propertyId: property(home),
      index: 'cpi' as const,
      variable: true,
      leadDays: 30,
    })),
    {
      ...out,
      name: 'Service charge, Parkfield Court Management',
      amount: 342.5,
      frequency: 'quarterly',
      startOn: started(30, 25),
      category: 'rates_insurance_ground_rent',
      propertyId: property(2),
      index: 'fixed',
      indexPct: 4,
    },
    {
      ...out,
      name: 'Service charge and concierge',
      amount: 611,
      frequency: 'quarterly',
      startOn: started(18, 24),
      category: 'rates_insurance_ground_rent',
      propertyId: property(10),
    },
    {
      ...out,
      name: 'Broadband and TV licence, shared house',
      amount: 47.5,
      frequency: 'monthly',
      startOn: started(14, 28),
      category: 'services_wages',
      propertyId: property(3),
    },
    {
      ...out,
      name: 'Communal cleaning, fortnightly',
      amount: 55,
      frequency: 'fortnightly',
      startOn: addDays(today, -171),
      category: 'services_wages',
      propertyId: property(7),
    },
    {
      ...out,
      name: 'Council tax while empty',
      amount: 138,
      frequency: 'monthly',
      startOn: started(2, 15),
      category: 'rates_insurance_ground_rent',
      propertyId: property(11),
      paused: true,
    },
    {
      ...out,
      name: 'Bookkeeping software',
      amount: 24,
      frequency: 'monthly',
      startOn: started(11, 31),
      dayRule: 'last_day',
      category: 'legal_management',
      autoConfirm: true,
    },
    {
      ...out,
      name: 'Accountant, annual accounts and tax returns',
      amount: 1680,
      frequency: 'annual',
      startOn: started(21, 12),
      category: 'legal_management',
      count: 5,
    },
  ];
}

/** All of Hannah's recurring payments, in the order of their records. */
export function streamsOf(today: string): Stream[] {
  const loansStart = (home: number, age: number) =>
    firstDue(addMonths(today, 1 - age), 1 + ((home * 5) % 27));
  const mortgages = debits().map((debit, index) => {
    const { home, age } = loans[index] ?? { home: 1, age: 1 };
    return { ...debit, startOn: loansStart(home, age) };
  });
  return [...rents(today), ...mortgages, ...upkeep(today)];
}
