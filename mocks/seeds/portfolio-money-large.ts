// What the large world adds: lists at the sizes at which they must still be fast. Rows are cheap to make, and sorted.
import { addMonths, dayOf, partsOfDay } from '@/lib/calendar-day';
import type { Row, Tables } from '../db/database';
import { memberId } from './accounts';
import { contact, property } from './portfolio-money-stamp';
import { uuidOf } from '../db/document-table';

const transactionsInAll = 20_000;
const [firstHome, lastHome] = [15, 200];
const homes = Array.from({ length: lastHome - firstHome + 1 }, (_, index) => firstHome + index);
const payDays = 28;

const rentOf = (home: number) => 640 + (home % 23) * 25;
const paymentOf = (home: number) => 310 + (home % 17) * 21.5;

/** Fills in what 186 more lets and loans leave behind, up to 20,000 transactions of Hannah's. */
export function fillLargePortfolio(tables: Tables, today: string): void {
  const start = addMonths(today, -60);
  const own = { ownerId: memberId, createdAt: `${start}T09:00:00.000Z`, updatedAt: `${start}T09:00:00.000Z` };
  const firstLet = tables.tenancy.size + 1;
  const firstLoan = tables.mortgage.size + 1;
  tables.tenancy.fill(homes.map((home) => letOf(home, start, own)));
  tables.mortgage.fill(homes.map((home) => loanOf(home, start, today, own)));
  tables.renewalDate.fill(homes.flatMap((home) => renewalsOf(home, today, own)));
  const count = transactionsInAll - tables.transaction.size;
  tables.transaction.fill(ledger(today, count, firstLet - firstHome, firstLoan - firstHome));
}

type Own = Pick<Row<'tenancy'>, 'ownerId' | 'createdAt' | 'updatedAt'>;

function letOf(home: number, startDate: string, own: Own): Omit<Row<'tenancy'>, 'id'> {
  return {
    ...own,
    propertyId: property(home),
    roomId: null,
    type: 'assured_periodic',
    tenantIds: [contact(1 + (home % 20))],
    startDate,
    endDate: null,
    rent: rentOf(home),
    frequency: 'monthly',
    dueDay: 1 + (home % payDays),
    deposit: rentOf(home),
    depositScheme: 'dps',
    depositProtectedOn: startDate,
    prescribedInfoOn: startDate,
    rightToRentOn: startDate,
    rightToRentFollowUp: null,
    guarantorId: null,
    lastIncreaseOn: null,
    proposedRent: null,
    proposedFrom: null,
    noticeServed: null,
    documentsServed: {},
    billsIncluded: false,
    pets: home % 5 === 0,
    status: 'current',
  };
}

function loanOf(home: number, startDate: string, today: string, own: Own): Omit<Row<'mortgage'>, 'id'> {
  const balance = paymentOf(home) * 240;
  return {
    ...own,
    propertyId: property(home),
    companyId: null,
    lender: home % 2 ? 'Pennine Building Society' : 'Calder Bank',
    product: null,
    accountLast4: String(1000 + home),
    originalAmount: balance,
    balance,
    balanceAt: startDate,
    balanceHistory: [{ on: startDate, balance }],
    rate: 5,
    rateType: 'fixed',
    method: 'interest_only',
    startDate,
    fixEnds: addMonths(today, 1 + (home % 48)),
    termEnds: addMonths(startDate, 300),
    monthlyPayment: paymentOf(home),
    erc: [],
    productFee: null,
    guarantors: [],
    chargeCode: null,
  };
}

function renewalsOf(home: number, today: string, own: Own): Omit<Row<'renewalDate'>, 'id'>[] {
  return (['gas_safety', 'eicr', 'epc'] as const).map((kind, index) => ({
    ...own,
    propertyId: property(home),
    companyId: null,
    mortgageId: null,
    documentId: null,
    kind,
    name: null,
    issuedOn: null,
    dueOn: addMonths(today, 1 + ((home * (index + 3)) % 40)),
    intervalMonths: [12, 60, 120][index] ?? 12,
    reference: null,
    notApplicable: false,
    naReason: null,
    remindDays: [30],
  }));
}

/** Rent and mortgage of each home each month, by date; as many as are wanted, up to last month. */
function* ledger(
  today: string,
  count: number,
  letShift: number,
  loanShift: number,
): Generator<Omit<Row<'transaction'>, 'id'>> {
  const names = homes.map((home) => ({
    home,
    propertyId: property(home),
    contactId: contact(1 + (home % 20)),
    tenancyId: uuidOf('tenancy', home + letShift),
    mortgageId: uuidOf('mortgage', home + loanShift),
  }));
  const byDay = Array.from({ length: payDays }, (_, day) =>
    names.filter(({ home }) => home % payDays === day),
  );
  const [year, month] = partsOfDay(today);
  let left = count;
  for (let back = Math.ceil(count / homes.length / 2); left > 0; back -= 1) {
    for (let day = 0; day < payDays; day += 1) {
      const date = dayOf(year, month - back, day + 1);
      const at = `${date}T06:30:00.000Z`;
      const status = back > 2 ? 'reconciled' : 'confirmed';
      for (const { home, propertyId, tenancyId, mortgageId, contactId } of byDay[day] ?? []) {
        if (left < 1) return;
        left -= 1;
        yield paid(date, at, status, true, rentOf(home), propertyId, tenancyId, contactId);
        if (left < 1) return;
        left -= 1;
        yield paid(date, at, status, false, paymentOf(home), propertyId, mortgageId, null);
      }
    }
  }
}

const none: never[] = [];

/** One literal, not spread together: twenty thousand of them are made while somebody waits. */
function paid(
  date: string,
  at: string,
  status: 'reconciled' | 'confirmed',
  isRent: boolean,
  amount: number,
  propertyId: string,
  payerId: string,
  contactId: string | null,
): Omit<Row<'transaction'>, 'id'> {
  return {
    propertyId,
    tenancyId: isRent ? payerId : null,
    mortgageId: isRent ? null : payerId,
    contactId,
    recurringId: null,
    date,
    direction: isRent ? 'in' : 'out',
    amount,
    vat: null,
    gross: null,
    fee: null,
    category: isRent ? 'rent' : 'finance_cost',
    description: isRent ? 'Rent, standing order' : 'Mortgage, direct debit',
    status,
    splits: none,
    source: 'import',
    importHash: null,
    documentIds: none,
    confidence: null,
    ownerId: memberId,
    createdAt: at,
    updatedAt: at,
  };
}
