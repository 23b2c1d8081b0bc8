import { addDays, addMonths, daysBetween } from '@/lib/dates/calendar-day';
import { occurrencesFrom } from '@/lib/dates/recurrence';
import { toHundredths } from '@/lib/money/pence';
import type { Row, Tables } from '../../../../engine/db/database';
import { numberOf, uuidOf } from '../../../../engine/db/table-definition';
import { memberId } from '../../../account/seeds/accounts';
import { before } from '../../../../engine/seeds/moments';
import { invoices } from './invoices';
import { balanceOf, loans } from './mortgages';
import { contact, property, stamp } from './stamp';
import { streamsOf, type Stream } from './streams';
import { lets } from './tenancies';

type Transaction = Omit<Row<'transaction'>, 'id'>;
type Given = Pick<Transaction, 'date' | 'direction' | 'amount' | 'category' | 'description'> &
  Partial<Transaction>;

const months = 24;
const outstandingWanted = 26;
/** The let with arrears, and how many of its rents were not paid. */
const [debtor, unpaid] = [18, 4];
/** £ that guests paid by month, January first. */
const guestIncome = [1240, 1315, 1688, 2140, 2365, 2590, 3105, 3340, 2485, 1990, 1420, 1875];

/** One literal, not spread together: hundreds are made before the first screen shows. */
function line(now: Date, today: string, given: Given): Transaction {
  const age = daysBetween(given.date, today);
  const at = age > 0 ? `${given.date}T07:15:00.000Z` : before(now, { minutes: 45 });
  return {
    propertyId: given.propertyId ?? null,
    tenancyId: given.tenancyId ?? null,
    mortgageId: given.mortgageId ?? null,
    contactId: given.contactId ?? null,
    recurringId: given.recurringId ?? null,
    date: given.date,
    direction: given.direction,
    amount: given.amount,
    vat: given.vat ?? null,
    gross: given.gross ?? null,
    fee: given.fee ?? null,
    category: given.category,
    description: given.description,
    status: given.status ?? (age < 0 ? 'expected' : age > 60 ? 'reconciled' : 'confirmed'),
    splits: given.splits ?? [],
    source: given.source ?? 'manual',
    importHash: given.importHash ?? null,
    documentIds: [],
    confidence: given.confidence ?? null,
    ownerId: memberId,
    createdAt: at,
    updatedAt: at,
  };
}

/** A payment of a repayment loan is interest and, the rest, capital. */
function interestSplit(mortgageId: string | null | undefined, amount: number, date: string, today: string) {
  const loan = mortgageId ? loans[numberOf(mortgageId) - 1] : undefined;
  if (loan?.method !== 'repayment') return [];
  const back = Math.max(0, Math.floor(daysBetween(date, today) / 30.44));
  const interest = toHundredths((balanceOf(loan, Math.max(0, loan.age - 1 - back)) * loan.rate) / 1200);
  return [
    { amount: interest, category: 'finance_cost' as const, propertyId: null, note: 'Interest' },
    {
      amount: toHundredths(amount - interest),
      category: 'transfer' as const,
      propertyId: null,
      note: 'Capital',
    },
  ];
}

/** What a recurring payment has made so far, and what it will make within its lead. */
function made(now: Date, today: string, stream: Stream, recurringId: string): Transaction[] {
  const { name, direction, category, leadDays = 0, earlier, paused } = stream;
  const { propertyId = null, tenancyId = null, mortgageId = null, contactId = null } = stream;
  const until = paused ? addDays(today, -20) : addDays(today, leadDays);
  const rule = { dayRule: 'same_day' as const, ...stream };
  return occurrencesFrom(rule, addMonths(today, -months), 200)
    .filter((date) => date <= until)
    .map((date) => {
      const amount = earlier && date < earlier.until ? earlier.amount : stream.amount;
      const splits = interestSplit(mortgageId, amount, date, today);
      return line(now, today, {
        propertyId,
        tenancyId,
        mortgageId,
        contactId,
        recurringId,
        date,
        direction,
        amount,
        category,
        description: name,
        splits,
        source: 'recurring',
      });
    });
}

/** Rent through the agent of home 4 (10 % kept), and what guests of home 10 paid. */
function collected(now: Date, today: string): Transaction[] {
  return Array.from({ length: months }, (_, back) => {
    const agentDay = `${addMonths(today, -1 - back).slice(0, 7)}-06`;
    const gross = daysBetween(agentDay, today) > 420 ? 1150 : 1200;
    const fee = gross / 10;
    const guestDay = `${addMonths(today, -1 - back).slice(0, 7)}-04`;
    const month = Number(guestDay.slice(5, 7)) - 1;
    const imported = { direction: 'in', category: 'rent', source: 'import' } as const;
    return [
      line(now, today, {
        ...imported,
        date: agentDay,
        amount: gross - fee,
        gross,
        fee,
        description: 'OKEFORD LETTINGS RENT',
        propertyId: property(4),
        tenancyId: uuidOf('tenancy', 8),
        contactId: contact(27),
        importHash: `seedagent${agentDay.replaceAll('-', '')}`,
      }),
      line(now, today, {
        ...imported,
        date: guestDay,
        amount: (guestIncome[month] ?? 0) + (back > 11 ? -85 : 0),
        description: 'AIRBNB PAYMENTS LUXEMBOURG',
        propertyId: property(10),
        importHash: `seedguests${guestDay.replaceAll('-', '')}`,
      }),
    ];
  })
    .flat()
    .filter(({ date }) => date >= addMonths(today, -months));
}

/** Invoices, deposits taken, and the odd ones: a bill for two homes, one for repair and improvement, two taken back. */
function once(now: Date, today: string): Transaction[] {
  const on = (ago: number) => addDays(today, -ago);
  const paid = invoices.map(([ago, home, amount, description, category = 'repairs', more = {}]) =>
    line(now, today, {
      date: on(ago),
      direction: category === 'capital_sale' ? 'in' : 'out',
      amount,
      category,
      description,
      propertyId: home === null ? null : property(home),
      ...more,
    }),
  );
  const deposits = lets.flatMap(({ home, age, deposit, tenants }, index) =>
    deposit === undefined || age < 0 || age > 720
      ? []
      : line(now, today, {
          date: on(age),
          direction: 'in',
          amount: deposit,
          category: 'deposit',
          description: 'Tenancy deposit',
          propertyId: property(home),
          tenancyId: uuidOf('tenancy', index + 1),
          contactId: contact(tenants[0] ?? 1),
        }),
  );
  const split = (
    amount: number,
    category: 'repairs' | 'capital_improvement',
    home: number,
    note: string,
  ) => ({ amount, category, propertyId: property(home), note });
  const out = { direction: 'out', category: 'repairs' } as const;
  return [
    ...paid,
    ...deposits,
    line(now, today, {
      ...out,
      date: on(51),
      amount: 1560,
      vat: 260,
      description: 'Hollins Builders, invoice 2207',
      propertyId: property(8),
      splits: [
        split(420, 'repairs', 8, 'Make good ceiling'),
        split(1140, 'capital_improvement', 8, 'New velux window'),
      ],
    }),
    line(now, today, {
      ...out,
      date: on(83),
      amount: 330,
      description: 'Gas safety, two homes in one visit',
      splits: [split(165, 'repairs', 3, 'Egerton Road'), split(165, 'repairs', 7, 'Lenton Boulevard')],
    }),
    line(now, today, {
      ...out,
      date: on(44),
      amount: 74,
      description: 'Blocked shower trap, room 3 (entered twice)',
      propertyId: property(7),
      status: 'void',
    }),
    line(now, today, {
      date: on(130),
      direction: 'in',
      category: 'other_income',
      amount: 50,
      description: 'Key replacement, paid by card and refunded',
      propertyId: property(6),
      status: 'void',
    }),
    line(now, today, {
      date: on(60),
      direction: 'in',
      category: 'other_income',
      amount: 18.4,
      description: 'Interest on the deposit account',
    }),
  ];
}

/** Leaves exactly so many to be confirmed: the debtor's last rents, then the newest of all. */
function leaveOutstanding(rows: Transaction[], today: string): void {
  const newestFirst = rows.filter(({ date, status }) => date <= today && status !== 'void').toReversed();
  const debts = newestFirst
    .filter(
      ({ tenancyId, category, date }) =>
        tenancyId === uuidOf('tenancy', debtor) && category === 'rent' && date < today,
    )
    .slice(0, unpaid);
  const others = newestFirst.filter(
    (row) => !debts.includes(row) && row.tenancyId !== uuidOf('tenancy', debtor),
  );
  for (const row of [...debts, ...others.slice(0, outstandingWanted - debts.length)])
    row.status = 'outstanding';
}

export function seedLedger(tables: Tables, now: Date, today: string): void {
  const streams = streamsOf(today);
  for (const { earlier: _, ...stream } of streams) {
    const leadDays = stream.leadDays ?? 0;
    tables.recurringPayment.add({
      ...stamp(now, Math.max(1, daysBetween(stream.startOn, today))),
      endOn: null,
      count: null,
      dayRule: 'same_day',
      propertyId: null,
      tenancyId: null,
      mortgageId: null,
      contactId: null,
      index: 'none',
      indexPct: null,
      variable: false,
      leadDays,
      remindDays: 0,
      autoConfirm: false,
      paused: false,
      anchorOn: null,
      // What follows is made when the clock gets there.
      madeUntil: addDays(today, leadDays),
      ...stream,
    });
  }
  const recurring = streams.flatMap((stream, index) =>
    made(now, today, stream, uuidOf('recurringPayment', index + 1)),
  );
  const rows = [...recurring, ...collected(now, today), ...once(now, today)].toSorted((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  );
  leaveOutstanding(rows, today);
  tables.transaction.addAll(rows);
}
