// The rent of the last twelve months, month by month: on time, late, in part, not confirmed.
import type { Schemas } from '@/api/contract';
import { addDays, dayOf, daysBetween, partsOfDay } from '@/lib/dates/calendar-day';
import { isWorkingDay, workingDayFrom } from '@/lib/dates/working-days/working-day';
import { rentDays } from '@/lib/tenancy/rent-periods';
import type { Tenancy } from './tenancy';

type Payment = Pick<Schemas['Transaction'], 'date' | 'status' | 'category' | 'direction'>;
type Let = Pick<Tenancy, 'startDate' | 'endDate' | 'frequency' | 'dueDay'>;

/** One month of rent; `month` is `2026-05`. */
export interface RentMonth {
  month: string;
  state: 'on_time' | 'late' | 'to_confirm' | 'missing' | 'none';
  /** Of the latest payment of the month, where it was late. */
  daysLate: number;
}

/** Paid so many days before its day, rent is of the coming period. */
const earlyDaysOf = ({ frequency }: Let) => (frequency === 'weekly' ? 2 : 6);

/**
 * What came of the rent in each of the twelve months up to today, the oldest first. A payment belongs to the rent day before
 * it, or is up to six days early (two where rent is weekly). On the first working day after a weekend or bank holiday it is on time. Before the first
 * payment that is known nothing is called missing.
 */
export function rentReceived(tenancy: Let, ledger: readonly Payment[], today: string): RentMonth[] {
  const [year, month] = partsOfDay(today);
  const first = dayOf(year, month - 11, 1);
  const earlyDays = earlyDaysOf(tenancy);
  const rents = ledger.filter(({ category, direction }) => category === 'rent' && direction === 'in');
  const known = rents.map(({ date }) => date).toSorted()[0] ?? '9999';
  const due = rentDays({ ...tenancy, endDate: tenancy.endDate ?? dayOf(year, month, 31) }, first, 60);
  return Array.from({ length: 12 }, (_, back) => {
    const text = dayOf(year, month - 11 + back, 1).slice(0, 7);
    const months = due
      .filter((day) => day.startsWith(text) && day <= today && day >= addDays(known, -earlyDays))
      .map((day) => stateOf(day, due, rents, earlyDays));
    return { month: text, ...worst(months) };
  });
}

type State = Omit<RentMonth, 'month'>;

function stateOf(day: string, due: readonly string[], rents: readonly Payment[], earlyDays: number): State {
  const next = due.find((other) => other > day) ?? '9999';
  const own = rents.filter(({ date }) => addDays(date, earlyDays) >= day && addDays(date, earlyDays) < next);
  const paid = own.filter(({ status }) => status === 'confirmed' || status === 'reconciled');
  if (paid.length === 0) {
    const isOpen = own.some(({ status }) => status === 'outstanding' || status === 'expected');
    return { state: isOpen ? 'to_confirm' : 'missing', daysLate: 0 };
  }
  const lastDay =
    paid
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? day;
  const payable = isWorkingDay(day, ['england']) ? day : workingDayFrom(day, ['england']);
  const daysLate = lastDay > payable ? daysBetween(day, lastDay) : 0;
  return { state: daysLate > 0 ? 'late' : 'on_time', daysLate };
}

const order = ['missing', 'to_confirm', 'late', 'on_time'] as const;

function worst(states: readonly State[]): State {
  const state = order.find((each) => states.some((one) => one.state === each)) ?? 'none';
  return { state, daysLate: Math.max(0, ...states.map(({ daysLate }) => daysLate)) };
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** `10 on time, 1 late by 5 days, 1 to confirm`. */
export function receivedText(months: readonly RentMonth[]): string {
  const late = months.filter(({ state }) => state === 'late');
  const count = (state: RentMonth['state']) => months.filter((each) => each.state === state).length;
  const [one] = late;
  const parts = [
    [count('on_time'), 'on time'],
    [late.length, late.length === 1 && one ? `late by ${daysText(one.daysLate)}` : 'late'],
    [count('to_confirm'), 'to confirm'],
    [count('missing'), 'missing'],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, text]) => `${number} ${text}`);
  return told.length > 0 ? told.join(', ') : 'No rent recorded yet';
}
