// A tenancy in words: its rent, its days, its deposit, what is owed.
import { daysBetween, partsOfDay } from '@/lib/dates/calendar-day';
import { ordinal, weekdayName } from '@/lib/dates/dates';
import { shortDay } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import type { BadgeTone } from '@/ui/badge';
import { noticeNames, statusNames, statusTones, type Tenancy } from './tenancy';

/** Names in a sentence: `Aisha Bello and Tom Carrick`. */
export function namesText(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return 'No tenants';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const periods: Readonly<Record<Tenancy['frequency'], string>> = {
  weekly: 'per week',
  fortnightly: 'per fortnight',
  four_weekly: 'every 4 weeks',
  monthly: 'pcm',
  quarterly: 'per quarter',
  annual: 'per year',
};

/** £ a period: `£1,495 pcm`, `£250 per week`. */
export const rentText = (rent: number, frequency: Tenancy['frequency']): string =>
  `${formatPounds(rent)} ${periods[frequency]}`;

type Paid = Pick<Tenancy, 'startDate' | 'frequency' | 'dueDay'>;

/** When rent falls due: `1st of the month`, `Every Monday`. */
export function paidOnText({ startDate, frequency, dueDay }: Paid): string {
  if (frequency === 'weekly' || frequency === 'fortnightly' || frequency === 'four_weekly') {
    const weekday = weekdayName(new Date(startDate).getUTCDay() || 7);
    return {
      weekly: `Every ${weekday}`,
      fortnightly: `Every other ${weekday}`,
      four_weekly: `Every fourth ${weekday}`,
    }[frequency];
  }
  const day = ordinal(dueDay ?? partsOfDay(startDate)[2]);
  return { monthly: `${day} of the month`, quarterly: `${day}, each quarter`, annual: `${day}, each year` }[
    frequency
  ];
}

/** `£1,725, protected`, `£1,725, not protected`, `None`. */
export function depositText({
  deposit,
  depositProtectedOn,
}: Pick<Tenancy, 'deposit' | 'depositProtectedOn'>): string {
  if (deposit === null || deposit === 0) return 'None';
  return `${formatPounds(deposit)}, ${depositProtectedOn === null ? 'not protected' : 'protected'}`;
}

/** What is owed: `£1,495 due`, `Up to date`, `Nothing due yet` before its first day. */
export function balanceText({ arrears, status }: Pick<Tenancy, 'arrears' | 'status'>): string {
  if (arrears.total > 0) return `${formatPounds(arrears.total)} due`;
  return status === 'approved' ? 'Nothing due yet' : 'Up to date';
}

/** How much rent an amount comes to: `Half a month’s rent`, `1 month’s rent`, `2.5 months’ rent`. */
export function monthsRentText(months: number): string {
  if (months === 0.5) return 'Half a month’s rent';
  return `${months.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${months === 1 ? 'month’s' : 'months’'} rent`;
}

/** An end this close is said in days. */
const soonDays = 90;

/** How a tenancy stands on a day, as its badge says it: `Ends in 79 days`, `Starts in 3 days`, `Current`. */
export function standing(
  { status, startDate, endDate }: Pick<Tenancy, 'status' | 'startDate' | 'endDate'>,
  today: string,
): { text: string; tone: BadgeTone; isSoon: boolean } {
  const usual = { text: statusNames[status], tone: statusTones[status], isSoon: false };
  if ((status === 'current' || status === 'ending') && endDate !== null) {
    const days = daysBetween(today, endDate);
    if (days < 0) return { text: 'End date passed', tone: 'amber', isSoon: true };
    if (days > soonDays && status === 'current') return usual;
    return { text: days === 0 ? 'Ends today' : `Ends in ${daysText(days)}`, tone: 'amber', isSoon: true };
  }
  if (status === 'approved') {
    const days = daysBetween(today, startDate);
    if (days <= 0) return { text: 'Ready to start', tone: 'teal', isSoon: false };
    return { text: `Starts in ${daysText(days)}`, tone: 'teal', isSoon: false };
  }
  return usual;
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** A notice that was served: `Section 8 notice on 1 May 2026, expires 29 May 2026. Grounds 8, 10`. */
export function noticeText({
  kind,
  on,
  expires,
  grounds = [],
}: NonNullable<Tenancy['noticeServed']>): string {
  const days = `${noticeNames[kind]} on ${shortDay(on)}, expires ${shortDay(expires)}`;
  if (grounds.length === 0) return days;
  return `${days}. ${grounds.length === 1 ? 'Ground' : 'Grounds'} ${grounds.join(', ')}`;
}

/** What its first day is called: of a tenancy to come, `Starts`. */
export const startLabel = (startDate: string, today: string): 'Starts' | 'Started' =>
  startDate > today ? 'Starts' : 'Started';

/** From when to when: `1 May 2024 – 30 April 2026`, `From 1 May 2024`. */
export const spanText = ({ startDate, endDate }: Pick<Tenancy, 'startDate' | 'endDate'>): string =>
  endDate === null ? `From ${shortDay(startDate)}` : `${shortDay(startDate)} – ${shortDay(endDate)}`;
