// Recurring payments become transactions when they are read, not by a timer: what is due depends on the clock alone.
import { addDays } from '@/lib/dates/calendar-day';
import type { Row } from '../../../engine/db/database';
import { notificationType } from '../../notifications/notification-types';
import { notify } from '../../notifications/notify';
import type { Call } from '../../../engine/answers/operation';
import { addOwn, changeOwn } from '../../../engine/answers/owned';
import { todayOf } from '../day';
import { amountOn, comingDays } from './recurring-view';
import { blankTransaction } from './transaction-blank';

type Recurring = Readonly<Row<'recurringPayment'>>;

/** More at once than any rhythm gives in five years; the rest follows at the next reading. */
const maxAtOnce = 300;

const statusOn = (payment: Recurring, on: string, today: string) =>
  on > today ? 'expected' : payment.autoConfirm ? 'confirmed' : 'outstanding';

/** Makes what is due; returns how many are outstanding now that were not before. */
function makeDue(call: Call, payment: Recurring, today: string): number {
  const { db } = call.world;
  const until = addDays(today, payment.leadDays);
  const [next] = comingDays(payment, 1);
  if (next === undefined || next > until) return 0;
  const due = comingDays(payment, maxAtOnce).filter((on) => on <= until);
  const { id, name, direction, category, propertyId, tenancyId, mortgageId, contactId } = payment;
  for (const on of due) {
    addOwn(call, db.transaction, {
      ...blankTransaction,
      direction,
      category,
      propertyId,
      tenancyId,
      mortgageId,
      contactId,
      recurringId: id,
      date: on,
      amount: amountOn(payment, on),
      description: name,
      status: statusOn(payment, on, today),
      source: 'recurring',
    });
  }
  const last = due.at(-1);
  if (last !== undefined) db.recurringPayment.update(id, { madeUntil: last });
  return payment.autoConfirm ? 0 : due.filter((on) => on <= today).length;
}

/** What was made ahead of its day is due when the day has come. */
function comeDue(call: Call, payment: Recurring, today: string): number {
  const { transaction } = call.world.db;
  const come = transaction
    .by('recurringId', payment.id)
    .filter(({ status, date }) => status === 'expected' && date <= today);
  for (const row of come) changeOwn(call, transaction, row, { status: statusOn(payment, row.date, today) });
  return payment.autoConfirm ? 0 : come.length;
}

/** Brings the transactions of my recurring payments up to the server's day, and tells me of new outstanding ones. */
export function raiseDue(call: Call): void {
  const { db } = call.world;
  const me = call.me();
  const today = todayOf(call);
  let outstanding = 0;
  for (const payment of db.recurringPayment.by('ownerId', me.id)) {
    if (payment.paused) continue;
    if (payment.leadDays > 0) outstanding += comeDue(call, payment, today);
    outstanding += makeDue(call, payment, today);
  }
  if (outstanding > 0) notify(call.world, notificationType.transactions, { to: me.id, from: null });
}
