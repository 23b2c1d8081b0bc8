// What is typed into the form of a viewing, what is wrong with it, and what is sent.
import type { Schemas } from '@/api/contract';
import { isCalendarDay, londonDay } from '@/lib/dates/calendar-day';
import { durationText } from '@/lib/viewings/duration';
import { momentOf, viewingDay, viewingTime } from '@/lib/viewings/viewing-time';
import type { FieldErrors } from '@/ui/form/use-form';
import type { Viewing, ViewingKind } from '../viewing-names';

/** Somebody who comes along. */
export type Attendee = Pick<Schemas['Author'], 'id' | 'fullName'>;

export interface WhenValues {
  /** ISO day once it is one, else as it was typed. */
  day: string;
  time: string;
  minutes: string;
}

export interface ViewingValues extends WhenValues {
  kind: ViewingKind;
  isConfirmed: boolean;
  /** Empty for none. */
  agentContactId: string;
  attendees: readonly Attendee[];
  /** Minutes before. */
  reminders: readonly number[];
  /** One line for each point of the checklist. */
  checks: string;
}

/** What is viewed: at least one of them is named. */
export interface Subject {
  evaluationId?: string | null;
  listingId?: string | null;
  propertyId?: string | null;
  /** The address or the name of the deal. */
  title: string;
}

/** Of the contract: a point of a checklist, how many there may be, and a title. */
const maxCheck = 120;
const maxChecks = 100;
const maxTitle = 200;

const lengths = [15, 30, 45, 60, 90, 120, 180];
const remindersBefore = [30, 60, 120, 1440];

const choicesWith = (usual: readonly number[], own: readonly number[]) =>
  [...new Set([...usual, ...own])].toSorted((a, b) => a - b);

/** How long it may take; a length of its own is among them. */
export const lengthChoices = (minutes: string) =>
  choicesWith(lengths, [Number(minutes)]).map((each) => ({ value: String(each), label: durationText(each) }));

/** When to be reminded; those it has already are among them. */
export const reminderChoices = (own: readonly number[]) =>
  choicesWith(remindersBefore, own).map((minutes) => ({
    minutes,
    label: minutes === 0 ? 'When it starts' : `${durationText(minutes)} before`,
  }));

/** A form for a new viewing, or for the one that is given. */
export const valuesOf = (viewing?: Viewing): ViewingValues => ({
  ...whenOf(viewing),
  kind: viewing?.kind ?? 'viewing',
  isConfirmed: viewing?.status === 'confirmed',
  agentContactId: viewing?.agentContactId ?? '',
  attendees: viewing?.people.map(({ id, fullName }) => ({ id, fullName })) ?? [],
  reminders: viewing?.reminders ?? [60],
  checks: '',
});

export const whenOf = (viewing?: Pick<Viewing, 'startsAt' | 'minutes'>): WhenValues =>
  viewing
    ? {
        day: viewingDay(viewing.startsAt),
        time: viewingTime(viewing.startsAt),
        minutes: String(viewing.minutes),
      }
    : { day: '', time: '10:00', minutes: '30' };

/**
 * What is wrong with a day and a time.
 * @param now ms since 1970 @param unchanged a moment that may stay although it is over
 */
export function whenErrors(
  { day, time }: WhenValues,
  now: number,
  unchanged?: string,
): FieldErrors<Pick<WhenValues, 'day' | 'time'>> {
  if (!isCalendarDay(day)) return { day: 'Enter a date, such as 14/02/2027' };
  if (time === '') return { time: 'Enter a time' };
  const moment = momentOf(day, time);
  if (moment === null && day > londonDay(new Date(now))) {
    return { time: 'The clocks go forward past this time. Choose another.' };
  }
  const isKept = moment !== null && unchanged !== undefined && Date.parse(unchanged) === Date.parse(moment);
  const isOver = moment === null || Date.parse(moment) <= now;
  return isOver && !isKept ? { day: 'Choose a time in the future' } : {};
}

/** The points to check that were typed, one a line; a line of spaces is none. */
const linesOf = (checks: string): string[] =>
  checks
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is wrong with the points to check. */
export function checksError(checks: string): string | undefined {
  const lines = linesOf(checks);
  if (lines.length > maxChecks) return `Use ${maxChecks} lines or fewer`;
  return lines.some((line) => line.length > maxCheck)
    ? `Use ${maxCheck} characters or fewer on each line`
    : undefined;
}

/** The slot that a form means; null until it has a day and a time. */
export function slotOf({ day, time, minutes }: WhenValues) {
  const startsAt = momentOf(day, time);
  return startsAt === null ? null : { startsAt, minutes: Number(minutes) };
}

/** What is sent of a form, new or changed. */
function sharedBody(values: ViewingValues) {
  const slot = slotOf(values);
  if (slot === null) throw new Error('A form without a time isn’t sent');
  const { kind, agentContactId, attendees, reminders } = values;
  return {
    ...slot,
    kind,
    agentContactId: agentContactId || null,
    attendees: attendees.map(({ id }) => id),
    reminders: [...reminders],
  };
}

export function newBody(
  values: ViewingValues,
  { title, evaluationId, listingId, propertyId }: Subject,
): Schemas['NewPropertyViewing'] {
  const checklist = linesOf(values.checks).map(
    (item) => ({ item, state: 'unknown', note: '', image: null, cost: null }) as const,
  );
  return {
    ...sharedBody(values),
    ...(evaluationId && { evaluationId }),
    ...(listingId && { listingId }),
    ...(propertyId && { propertyId }),
    title: title.slice(0, maxTitle),
    status: values.isConfirmed ? 'confirmed' : 'requested',
    ...(checklist.length > 0 && { checklist }),
  };
}

/**
 * A status that is not open is left alone.
 * @param isForced whatever was changed meanwhile
 */
export function changedBody(
  values: ViewingValues,
  { status, updatedAt }: Viewing,
  isForced = false,
): Schemas['PropertyViewingUpdate'] {
  const wanted = values.isConfirmed ? 'confirmed' : 'requested';
  const isOpen = status === 'requested' || status === 'confirmed';
  return {
    ...sharedBody(values),
    ...(isOpen && wanted !== status && { status: wanted }),
    ...(!isForced && { updatedAt }),
  };
}

/** A new time has to be agreed anew unless that was done already. */
export const movedBody = (
  when: WhenValues,
  isConfirmed: boolean,
  { status }: Pick<Viewing, 'status'>,
): Schemas['PropertyViewingUpdate'] => {
  const slot = slotOf(when);
  if (slot === null) throw new Error('A form without a time isn’t sent');
  const wanted = isConfirmed ? 'confirmed' : 'requested';
  return { ...slot, ...(wanted !== status && { status: wanted }) };
};
