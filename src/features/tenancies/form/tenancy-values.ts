// What is typed into the form of a tenancy, what is wrong with it, and what is sent.
import type { Schemas } from '@/api/contract';
import type { Nation, Tenancy } from '@/entities/tenancy/tenancy';
import { addDays, addMonths, daysBetween, isCalendarDay, partsOfDay } from '@/lib/dates/calendar-day';
import { futureDayProblem } from '@/lib/dates/day-text';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import { isToThePenny, penceProblem } from '@/lib/money/pence';
import { depositCap } from '@/lib/tenancy/deposit-cap';
import { depositSchemes } from '@/lib/tenancy/deposit-deadline';
import { rentPerMonth } from '@/lib/tenancy/rent-per-month';
import { frequenciesFor, typesFor } from '@/lib/tenancy/tenancy-terms';
import type { FieldErrors } from '@/ui/form/use-form';

type NewStatus = 'prospective' | 'approved' | 'current';

/** Days are ISO days once they are days, else as they were typed; empty for none. */
export interface TenancyValues {
  propertyId: string;
  /** Empty for the whole home. */
  roomId: string;
  tenantIds: readonly string[];
  type: Tenancy['type'];
  startDate: string;
  endDate: string;
  rent: string;
  frequency: Tenancy['frequency'];
  dueDay: string;
  deposit: string;
  depositScheme: string;
  depositProtectedOn: string;
  prescribedInfoOn: string;
  rightToRentOn: string;
  rightToRentFollowUp: string;
  guarantorId: string;
  billsIncluded: boolean;
  pets: boolean;
  status: NewStatus;
}

const blank: TenancyValues = {
  propertyId: '',
  roomId: '',
  tenantIds: [],
  type: 'assured_periodic',
  startDate: '',
  endDate: '',
  rent: '',
  frequency: 'monthly',
  dueDay: '1',
  deposit: '',
  depositScheme: '',
  depositProtectedOn: '',
  prescribedInfoOn: '',
  rightToRentOn: '',
  rightToRentFollowUp: '',
  guarantorId: '',
  billsIncluded: false,
  pets: false,
  status: 'approved',
};

/** A form for a new tenancy, of a property where that is known. */
export const newValues = (propertyId = '', nation?: Nation): TenancyValues => ({
  ...blank,
  propertyId,
  ...(nation && { type: typesFor(nation, '9999')[0] ?? blank.type }),
});

/** The day after a tenancy that ends, for as many months or days again, on the same terms. */
export function renewalOf(tenancy: Tenancy, nation: Nation): TenancyValues {
  const values = valuesOf(tenancy);
  if (tenancy.endDate === null) return values;
  const startDate = addDays(tenancy.endDate, 1);
  const months = monthsBetween(tenancy.startDate, startDate);
  const endDate =
    months === null
      ? addDays(startDate, daysBetween(tenancy.startDate, tenancy.endDate))
      : addDays(addMonths(startDate, months), -1);
  return inNation({ ...values, startDate, endDate, status: 'approved' }, nation, tenancy.roomId);
}

/** Whole months from one day to another; null where it is not a number of months. */
function monthsBetween(from: string, to: string): number | null {
  const [year, month] = partsOfDay(from);
  const [toYear, toMonth] = partsOfDay(to);
  const months = (toYear - year) * 12 + toMonth - month;
  return addMonths(from, months) === to ? months : null;
}

/** The form of a tenancy that is there. */
export const valuesOf = (tenancy: Tenancy): TenancyValues => ({
  ...blank,
  propertyId: tenancy.propertyId,
  roomId: tenancy.roomId ?? '',
  tenantIds: tenancy.tenantIds,
  type: tenancy.type,
  startDate: tenancy.startDate,
  endDate: tenancy.endDate ?? '',
  rent: poundsText(tenancy.rent),
  frequency: tenancy.frequency,
  dueDay: tenancy.dueDay === null ? '' : String(tenancy.dueDay),
  deposit: poundsText(tenancy.deposit),
  depositScheme: tenancy.depositScheme ?? '',
  depositProtectedOn: tenancy.depositProtectedOn ?? '',
  prescribedInfoOn: tenancy.prescribedInfoOn ?? '',
  rightToRentOn: tenancy.rightToRentOn ?? '',
  rightToRentFollowUp: tenancy.rightToRentFollowUp ?? '',
  guarantorId: tenancy.guarantorId ?? '',
  billsIncluded: tenancy.billsIncluded,
  pets: tenancy.pets,
});

const notADay = 'Enter a date, such as 14/02/2027';
const days = [
  'endDate',
  'depositProtectedOn',
  'prescribedInfoOn',
  'rightToRentOn',
  'rightToRentFollowUp',
] as const;

/** A tenancy whose rent is paid by the week has no day of the month. */
export const hasDueDay = ({ frequency }: Pick<TenancyValues, 'frequency'>) =>
  frequency === 'monthly' || frequency === 'quarterly' || frequency === 'annual';

/** What has happened by the time it is written down. */
const pastDays = ['depositProtectedOn', 'prescribedInfoOn', 'rightToRentOn'] as const;

/** What is wrong, by field. @param today ISO day in London */
export function tenancyErrors(values: TenancyValues, today: string): FieldErrors<TenancyValues> {
  const { startDate, endDate, dueDay } = values;
  const [rent, deposit] = [readPounds(values.rent), readPounds(values.deposit)];
  const errors: FieldErrors<TenancyValues> = {};
  if (values.propertyId === '') errors.propertyId = 'Choose a property';
  if (values.tenantIds.length === 0) errors.tenantIds = 'Add at least one tenant';
  if (!isCalendarDay(startDate)) errors.startDate = notADay;
  for (const name of days) if (values[name] !== '' && !isCalendarDay(values[name])) errors[name] = notADay;
  for (const name of pastDays)
    if (isCalendarDay(values[name]) && values[name] > today) errors[name] = futureDayProblem;
  if (isCalendarDay(endDate) && endDate < startDate)
    errors.endDate = 'Enter an end date after the start date';
  if (typeof rent !== 'number' || rent <= 0) errors.rent = 'Enter a rent, such as £950';
  else if (!isToThePenny(rent)) errors.rent = penceProblem;
  if (deposit !== 'blank' && (deposit === 'unreadable' || deposit < 0))
    errors.deposit = 'Enter an amount, such as 1,095';
  else if (deposit !== 'blank' && !isToThePenny(deposit)) errors.deposit = penceProblem;
  if (hasDueDay(values) && dueDay !== '' && !/^([1-9]|[12]\d|3[01])$/.test(dueDay)) {
    errors.dueDay = 'Enter a day from 1 to 31';
  }
  return errors;
}

/** The rent in £ a month; null until there is one. */
export function pcmOf({ rent, frequency }: Pick<TenancyValues, 'rent' | 'frequency'>): number | null {
  const pounds = readPounds(rent);
  return typeof pounds === 'number' && pounds > 0 ? rentPerMonth(pounds, frequency) : null;
}

/** The cap in £ that the deposit is above; null where it is not. */
export function brokenCap(values: TenancyValues, nation: Nation): number | null {
  const [rent, deposit] = [readPounds(values.rent), readPounds(values.deposit)];
  if (typeof rent !== 'number' || typeof deposit !== 'number' || !isCalendarDay(values.startDate))
    return null;
  const cap = depositCap({ ...values, rent }, nation);
  return cap !== null && deposit > cap ? cap : null;
}

/** What may be chosen where the property lies; a choice that is there already stays among them. */
export const choicesFor = (values: TenancyValues, nation: Nation) => {
  const day = isCalendarDay(values.startDate) ? values.startDate : '9999-12-31';
  return {
    types: withOwn(typesFor(nation, day), values.type),
    frequencies: withOwn(frequenciesFor(values.type, day), values.frequency),
    schemes: depositSchemes(nation, day),
  };
};

const withOwn = <Value>(choices: readonly Value[], own: Value) =>
  choices.includes(own) ? choices : [...choices, own];

/** Other nation, other law: the kind of tenancy and what only England asks for. */
export function inNation(values: TenancyValues, nation: Nation, roomId: string | null = null): TenancyValues {
  const day = isCalendarDay(values.startDate) ? values.startDate : '9999-12-31';
  const types = typesFor(nation, day);
  const type = types.includes(values.type) ? values.type : (types[0] ?? values.type);
  const isScheme = depositSchemes(nation, day).some((scheme) => scheme === values.depositScheme);
  return {
    ...values,
    type,
    roomId: roomId ?? '',
    depositScheme: isScheme ? values.depositScheme : '',
    ...(nation !== 'england' && { rightToRentOn: '', rightToRentFollowUp: '' }),
  };
}

/** What is sent of a form without mistakes. */
export function bodyOf(values: TenancyValues) {
  const [rent, deposit] = [readPounds(values.rent), readPounds(values.deposit)];
  const orNull = (text: string) => (text === '' ? null : text);
  const isHeld = typeof deposit === 'number';
  return {
    propertyId: values.propertyId,
    roomId: orNull(values.roomId),
    type: values.type,
    tenantIds: [...values.tenantIds],
    startDate: values.startDate,
    endDate: orNull(values.endDate),
    rent: typeof rent === 'number' ? rent : 0,
    frequency: values.frequency,
    dueDay: hasDueDay(values) && values.dueDay !== '' ? Number(values.dueDay) : null,
    deposit: isHeld ? deposit : null,
    // The select offers the schemes of the contract alone.
    depositScheme: isHeld ? (orNull(values.depositScheme) as Tenancy['depositScheme']) : null,
    depositProtectedOn: isHeld ? orNull(values.depositProtectedOn) : null,
    prescribedInfoOn: isHeld ? orNull(values.prescribedInfoOn) : null,
    rightToRentOn: orNull(values.rightToRentOn),
    rightToRentFollowUp: orNull(values.rightToRentFollowUp),
    guarantorId: orNull(values.guarantorId),
    billsIncluded: values.billsIncluded,
    pets: values.pets,
  } satisfies Schemas['TenancyUpdate'];
}
