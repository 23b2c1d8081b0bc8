import { addDays } from '@/lib/dates/calendar-day';
import { toHundredths } from '@/lib/money/pence';
import { occurrencesFrom } from '@/lib/dates/recurrence';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { todayOf } from '../day';
import { raiseDue } from './recurring-due';
import { recurringView } from './recurring-view';
import { checkReference } from '../references';
import { conflict } from '../../../engine/requests/refusal';

type Recurring = Row<'recurringPayment'>;

const pageSize = 50;
/** More than any series may have (`count` ends at 600). */
const allOfThem = 1000;

const blank = {
  endOn: null,
  count: null,
  propertyId: null,
  tenancyId: null,
  mortgageId: null,
  contactId: null,
  index: 'none',
  indexPct: null,
  variable: false,
  leadDays: 0,
  remindDays: 0,
  autoConfirm: false,
  paused: false,
  anchorOn: null,
} satisfies Partial<Recurring>;

function refuseBroken(call: Call, payment: Draft<Recurring>): void {
  const { startOn, endOn, count, index, indexPct } = payment;
  const problems = new FieldProblems();
  checkReference(call, problems, 'propertyId', 'property', payment.propertyId);
  checkReference(call, problems, 'tenancyId', 'tenancy', payment.tenancyId);
  checkReference(call, problems, 'mortgageId', 'mortgage', payment.mortgageId);
  checkReference(call, problems, 'contactId', 'contact', payment.contactId);
  problems
    .when(endOn !== null && endOn < startOn, 'endOn', 'Enter an end date after the start date')
    .when(endOn !== null && count !== null, 'count', 'Enter an end date or a number of payments, not both')
    .when(index === 'fixed' && indexPct === null, 'indexPct', 'Enter how much it goes up each year')
    .refuse();
}

/** Takes back what was made by the old terms from the day on, but for what is settled; returns until when it stands. */
function takenBack(call: Call, row: Readonly<Recurring>, from: string): string {
  const { transaction } = call.world.db;
  const made = transaction.by('recurringId', row.id).filter(({ date }) => date >= from);
  const open = made.filter(({ status }) => status === 'expected' || status === 'outstanding');
  for (const each of open) transaction.remove(each.id);
  const settled = made.filter((each) => !open.includes(each)).map(({ date }) => date);
  const [firstOpen] = open.map(({ date }) => date).toSorted();
  const before = firstOpen === undefined ? row.madeUntil : addDays(firstOpen, -1);
  return [...settled, before, addDays(from, -1)].toSorted().at(-1) ?? before;
}

/** Ends the series before the day and begins a new one with the change; returns the new one. */
function split(call: Call, row: Readonly<Recurring>, from: string, change: Partial<Draft<Recurring>>) {
  const { recurringPayment: table } = call.world.db;
  const past = occurrencesFrom(row, row.startOn, allOfThem).filter((on) => on < from).length;
  const isNewRhythm =
    change.frequency !== undefined || change.dayRule !== undefined || change.startOn !== undefined;
  const { id: _, ownerId: __, createdAt: ___, updatedAt: ____, ...known } = row;
  const next = {
    ...known,
    startOn: from,
    anchorOn: isNewRhythm ? null : (row.anchorOn ?? row.startOn),
    count: row.count === null ? null : row.count - past,
    ...change,
  };
  new FieldProblems()
    .when(past === 0, 'from', 'This is the first payment. Change the whole series instead')
    .when(occurrencesFrom(row, from, 1).length === 0, 'from', 'The series ends before that date')
    .when(next.startOn < from, 'startOn', 'Enter a start date on or after the day of the change')
    .refuse();
  refuseBroken(call, next);
  const madeUntil = takenBack(call, row, from);
  changeOwn(call, table, row, { endOn: addDays(from, -1), count: null });
  return addOwn(call, table, { ...next, madeUntil });
}

/** Missed ones are not made up for when a pause ends. */
const resumed = (call: Call, row: Readonly<Recurring>, isPaused: boolean | undefined) => {
  const yesterday = addDays(todayOf(call), -1);
  return row.paused && isPaused === false && row.madeUntil < yesterday ? { madeUntil: yesterday } : {};
};

const rounded = <Body extends { amount?: number }>(body: Body): Body =>
  body.amount === undefined ? body : { ...body, amount: toHundredths(body.amount) };

const nextFirst = (a: Schema<'RecurringPayment'>, b: Schema<'RecurringPayment'>) =>
  (a.nextOn ?? '9999').localeCompare(b.nextOn ?? '9999') || a.name.localeCompare(b.name);

export const recurringOperations = {
  listRecurringPayments(call) {
    const me = call.me();
    raiseDue(call);
    const { propertyId, tenancyId, mortgageId, direction, paused } = call.filters();
    const payments = call.world.db.recurringPayment
      .by('ownerId', me.id)
      .filter((row) => propertyId === undefined || row.propertyId === propertyId)
      .filter((row) => tenancyId === undefined || row.tenancyId === tenancyId)
      .filter((row) => mortgageId === undefined || row.mortgageId === mortgageId)
      .filter((row) => direction === undefined || row.direction === direction)
      .filter((row) => paused === undefined || row.paused === paused)
      .map(recurringView)
      .toSorted(nextFirst);
    return { status: 200, body: paged(call, payments, pageSize, (payment) => payment) };
  },

  async createRecurringPayment(call) {
    call.me();
    const body = rounded(await call.body());
    // The past is not made up for: what was paid before is imported or written down.
    const draft = { ...blank, ...body, madeUntil: addDays(todayOf(call), -1) };
    refuseBroken(call, draft);
    return { status: 201, body: recurringView(addOwn(call, call.world.db.recurringPayment, draft)) };
  },

  async updateRecurringPayment(call) {
    const { recurringPayment: table } = call.world.db;
    const row = ownRow(call, table, 'recurring payment');
    const { from, updatedAt, ...body } = rounded(await call.body());
    if (updatedAt !== undefined && updatedAt !== row.updatedAt)
      throw conflict('This has changed since you opened it');
    if (from !== undefined) return { status: 200, body: recurringView(split(call, row, from, body)) };
    const isNewRhythm = body.startOn !== undefined && body.startOn !== row.startOn;
    const patch = { ...body, ...resumed(call, row, body.paused), ...(isNewRhythm && { anchorOn: null }) };
    refuseBroken(call, { ...row, ...patch });
    return { status: 200, body: recurringView(changeOwn(call, table, row, patch)) };
  },

  deleteRecurringPayment(call) {
    const { db } = call.world;
    const row = ownRow(call, db.recurringPayment, 'recurring payment');
    for (const each of db.transaction.by('recurringId', row.id)) {
      if (each.status === 'expected') db.transaction.remove(each.id);
      else db.transaction.update(each.id, { recurringId: null });
    }
    db.recurringPayment.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  'listRecurringPayments' | 'createRecurringPayment' | 'updateRecurringPayment' | 'deleteRecurringPayment'
>;
