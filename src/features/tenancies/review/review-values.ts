// What is typed into a rent review, and what the law of the nation says of it.
import type { Nation, Tenancy } from '@/entities/tenancy/tenancy';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { readPounds } from '@/lib/money/amount-text';
import { isToThePenny, penceProblem } from '@/lib/money/pence';
import { rentPeriodFrom } from '@/lib/tenancy/rent-periods';
import {
  earliestIncrease,
  fitsRentPeriod,
  rentIncreaseRule,
  rentIncreaseText,
} from '@/lib/tenancy/rent-review';
import type { FieldErrors } from '@/ui/form/use-form';

export interface ReviewValues {
  proposedRent: string;
  /** The day the tenant gets the notice. */
  servedOn: string;
  proposedFrom: string;
}

const notADay = 'Enter a date, such as 14/02/2027';

/** The earliest day of a new rent when the tenant has notice of it on a day; null for what is no day. */
export const earliestFor = (tenancy: Tenancy, nation: Nation, servedOn: string): string | null =>
  isCalendarDay(servedOn) ? earliestIncrease(tenancy, nation, servedOn) : null;

/** What is wrong, by field: a rise that is too early is told with the earliest day. */
export function reviewErrors(
  { proposedRent, servedOn, proposedFrom }: ReviewValues,
  tenancy: Tenancy,
  nation: Nation,
): FieldErrors<ReviewValues> {
  const rent = readPounds(proposedRent);
  const errors: FieldErrors<ReviewValues> = {};
  if (typeof rent !== 'number' || rent <= 0) errors.proposedRent = 'Enter a new rent, such as £1,050';
  else if (!isToThePenny(rent)) errors.proposedRent = penceProblem;
  else if (rent === tenancy.rent) errors.proposedRent = 'Enter a rent that’s different from the current one';
  const earliest = earliestFor(tenancy, nation, servedOn);
  if (earliest === null) errors.servedOn = notADay;
  if (!isCalendarDay(proposedFrom)) errors.proposedFrom = notADay;
  else if (earliest !== null)
    errors.proposedFrom = dayError(tenancy, nation, servedOn, proposedFrom, earliest);
  return errors;
}

function dayError(
  tenancy: Tenancy,
  nation: Nation,
  servedOn: string,
  from: string,
  earliest: string,
): string | undefined {
  const rule = rentIncreaseRule(tenancy.type, nation, servedOn);
  if (rule === null) return undefined;
  if (from < earliest) return `The earliest date is ${shortDay(earliest)}: ${rentIncreaseText(rule)}`;
  return fitsRentPeriod(tenancy, nation, from, servedOn)
    ? undefined
    : `A new rent must start on the first day of a rent period. The next one starts on ${shortDay(rentPeriodFrom(tenancy, from))}.`;
}

const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** How much the rent changes: `+5%`, `−2.3%`; null where there is no figure. */
export function changeText(proposedRent: string, rent: number): string | null {
  const proposed = readPounds(proposedRent);
  if (typeof proposed !== 'number' || proposed <= 0) return null;
  const percent = ((proposed - rent) / rent) * 100;
  return `${percent < 0 ? '−' : '+'}${tenth.format(Math.abs(percent))}%`;
}
