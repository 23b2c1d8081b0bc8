// What the large world adds: lists at the sizes at which they must still be fast. Rows are cheap to make, and sorted.
import { addMonths, dayOf, partsOfDay } from '@/lib/dates/calendar-day';
import { toHundredths } from '@/lib/money/pence';
import type { Row, Tables } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { memberId } from '../../../account/seeds/accounts';
import { contact } from './stamp';
import { modelId } from '../reference';

const transactionsInAll = 20_000;
/** Of Hannah's homes the first are told by hand. */
const homesByHand = 14;
const payDays = 28;

type Property = Readonly<Row<'property'>>;

/** A home with what is paid for it each month: rent where it is let, and interest. */
interface Home {
  property: Property;
  /** £ a month; 0 while it is empty. */
  rent: number;
  balance: number;
  payment: number;
  payDay: number;
  tenant: string;
  /** The tenancy; empty while there is none. */
  tenancyId: string;
  mortgageId: string;
}

/** £ a month, about 6 % of the value a year; half as much again for a house in multiple occupation. */
function rentOf({ status, modelId: model, currentValue, purchasePrice }: Property): number {
  if (status !== 'let') return 0;
  const yearly = (currentValue ?? purchasePrice ?? 0) * (model === modelId('hmo') ? 0.093 : 0.062);
  return Math.round(yearly / 60) * 5;
}

function homesOf(tables: Tables): Home[] {
  let lets = tables.tenancy.size;
  const loans = tables.mortgage.size;
  const properties = tables.property.by('ownerId', memberId).slice(homesByHand);
  return properties.map((property, index) => {
    const rent = rentOf(property);
    const balance = Math.round(((property.purchasePrice ?? 0) * 0.7) / 500) * 500;
    return {
      property,
      rent,
      balance,
      payment: toHundredths((balance * 0.05) / 12),
      payDay: 1 + (index % payDays),
      tenant: contact(1 + (index % 20)),
      tenancyId: rent > 0 ? uuidOf('tenancy', (lets += 1)) : '',
      mortgageId: uuidOf('mortgage', loans + index + 1),
    };
  });
}

/** Fills in what 186 more homes leave behind, up to 20,000 transactions of Hannah's. */
export function fillLargePortfolio(tables: Tables, today: string): void {
  const start = addMonths(today, -60);
  const own = { ownerId: memberId, createdAt: `${start}T09:00:00.000Z`, updatedAt: `${start}T09:00:00.000Z` };
  const homes = homesOf(tables);
  tables.tenancy.addAll(homes.filter(({ rent }) => rent > 0).map((home) => letOf(home, start, own)));
  tables.mortgage.addAll(homes.map((home, index) => loanOf(home, index, start, today, own)));
  tables.renewalDate.addAll(homes.flatMap((home, index) => renewalsOf(home, index, today, own)));
  tables.transaction.addAll(ledger(homes, today, transactionsInAll - tables.transaction.size));
  // Sorting twenty thousand takes longer than a call may: done here, the first call finds it done.
  for (const order of ['date', 'amount'] as const) tables.transaction.sortedBy('ownerId', memberId, order);
}

const typeIn = {
  england: 'assured_periodic',
  wales: 'occupation_contract',
  scotland: 'prt',
  northern_ireland: 'ni_private',
} as const;

type Own = Pick<Row<'tenancy'>, 'ownerId' | 'createdAt' | 'updatedAt'>;

function letOf(
  { property, rent, payDay, tenant }: Home,
  startDate: string,
  own: Own,
): Omit<Row<'tenancy'>, 'id'> {
  return {
    ...own,
    propertyId: property.id,
    roomId: null,
    type: typeIn[property.nation],
    tenantIds: [tenant],
    startDate,
    endDate: null,
    rent,
    frequency: 'monthly',
    dueDay: payDay,
    deposit: rent,
    depositScheme: property.nation === 'scotland' ? 'safedeposits' : 'dps',
    depositProtectedOn: startDate,
    prescribedInfoOn: startDate,
    rightToRentOn: property.nation === 'england' ? startDate : null,
    rightToRentFollowUp: null,
    guarantorId: null,
    lastIncreaseOn: null,
    proposedRent: null,
    proposedFrom: null,
    noticeServed: null,
    documentsServed: {},
    billsIncluded: false,
    pets: payDay % 5 === 0,
    status: 'current',
  };
}

function loanOf(
  { property, balance, payment }: Home,
  index: number,
  startDate: string,
  today: string,
  own: Own,
): Omit<Row<'mortgage'>, 'id'> {
  return {
    ...own,
    propertyId: property.id,
    companyId: null,
    lender: index % 2 ? 'Pennine Building Society' : 'Calder Bank',
    product: null,
    accountLast4: String(1000 + index),
    originalAmount: balance,
    balance,
    balanceAt: startDate,
    balanceHistory: [{ on: startDate, balance }],
    rate: 5,
    rateType: 'fixed',
    method: 'interest_only',
    startDate,
    fixEnds: addMonths(today, 1 + (index % 48)),
    reversionRate: 8.49,
    termEnds: addMonths(startDate, 300),
    monthlyPayment: payment,
    erc: [],
    overpaymentPct: 10,
    productFee: null,
    guarantors: [],
    chargeCode: null,
  };
}

function renewalsOf(
  { property }: Home,
  index: number,
  today: string,
  own: Own,
): Omit<Row<'renewalDate'>, 'id'>[] {
  return (['gas_safety', 'eicr', 'epc'] as const).map((kind, place) => ({
    ...own,
    propertyId: property.id,
    companyId: null,
    mortgageId: null,
    documentId: null,
    kind,
    name: null,
    issuedOn: null,
    dueOn: addMonths(today, 1 + ((index * (place + 3)) % 40)),
    intervalMonths: [12, 60, 120][place] ?? 12,
    reference: null,
    notApplicable: false,
    naReason: null,
    remindDays: [30],
    remindedUntil: today,
  }));
}

/** Rent and interest of each home each month, by date; as many as are wanted, up to last month. */
function* ledger(
  homes: readonly Home[],
  today: string,
  count: number,
): Generator<Omit<Row<'transaction'>, 'id'>> {
  const byDay = Array.from({ length: payDays }, (_, day) => homes.filter(({ payDay }) => payDay === day + 1));
  const eachMonth = homes.length + homes.filter(({ rent }) => rent > 0).length;
  const [year, month] = partsOfDay(today);
  let left = count;
  for (let back = Math.ceil(count / eachMonth); left > 0; back -= 1) {
    for (let day = 0; day < payDays; day += 1) {
      const date = dayOf(year, month - back, day + 1);
      const at = `${date}T06:30:00.000Z`;
      const status = back > 2 ? 'reconciled' : 'confirmed';
      for (const { property, rent, payment, tenant, tenancyId, mortgageId } of byDay[day] ?? []) {
        if (rent > 0) {
          if (left < 1) return;
          left -= 1;
          yield paid(date, at, status, true, rent, property.id, tenancyId, tenant);
        }
        if (left < 1) return;
        left -= 1;
        yield paid(date, at, status, false, payment, property.id, mortgageId, null);
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
