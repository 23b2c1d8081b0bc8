import { addDays } from '@/lib/dates/calendar-day';
import { indexedAmount } from '@/lib/money/indexed-amount';
import { occurrencesFrom } from '@/lib/dates/recurrence';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';

type Recurring = Readonly<Row<'recurringPayment'>>;

/** How many of the coming ones are shown. */
const shown = 12;

/** £ of the one on that day, with the yearly rise where there is one. */
export const amountOn = (payment: Recurring, on: string) =>
  payment.index === 'fixed' && payment.indexPct !== null
    ? indexedAmount(payment.amount, payment.indexPct, payment, on)
    : payment.amount;

/** The days of the next ones after `madeUntil`, the first `limit`. They become transactions in this order. */
export const comingDays = (payment: Recurring, limit: number) =>
  occurrencesFrom(payment, addDays(payment.madeUntil, 1), limit);

/** A recurring payment with the days to come. */
export function recurringView(payment: Recurring): Schema<'RecurringPayment'> {
  const { anchorOn: _, madeUntil: __, ...kept } = payment;
  const days = comingDays(payment, shown);
  return {
    ...kept,
    nextOn: payment.paused ? null : (days[0] ?? null),
    next: days.map((on) => ({ on, amount: amountOn(payment, on) })),
  };
}
