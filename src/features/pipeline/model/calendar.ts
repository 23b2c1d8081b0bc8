// A month of the calendar: next actions, viewings and completion days of deals on their London days.
import { addDays, dayOf, daysInMonth, londonDay, partsOfDay } from '@/lib/dates/calendar-day';
import { formatTime } from '@/lib/dates/dates';
import type { Schemas } from '@/api/contract';
import type { DealCard } from './deal-card';
import { isFinal } from './stages';

export type EntryKind = 'action' | 'viewing' | 'completion';

export interface Entry {
  id: string;
  kind: EntryKind;
  /** ISO day. */
  day: string;
  /** `09:30`; empty for what has no time. */
  time: string;
  text: string;
  dealId: string;
  dealTitle: string;
}

/** The days of the weeks that hold a month, from a Monday to a Sunday. @param month `2026-05` */
export function daysOfMonth(month: string): string[] {
  const [year, number] = partsOfDay(`${month}-01`);
  const first = dayOf(year, number, 1);
  const last = dayOf(year, number, daysInMonth(year, number));
  // Monday is 0 here, Sunday 6.
  const weekday = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(first, -weekday(first));
  const until = addDays(last, 6 - weekday(last));
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The month so many months later. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = partsOfDay(`${month}-01`);
  return dayOf(year, number + by, 1).slice(0, 7);
}

const kinds = {
  viewing: 'Viewing',
  second: 'Second viewing',
  survey: 'Survey',
  valuation: 'Valuation',
} as const;

/** What happens with these deals, day by day, the earliest first; cancelled and missed viewings are left out. */
export function entriesOf(
  deals: readonly DealCard[],
  viewings: readonly Schemas['PropertyViewing'][],
): Entry[] {
  const known = new Map(deals.map((deal) => [deal.id, deal]));
  const actions = deals.flatMap(({ id, title, pipeline: { nextAction } }) =>
    nextAction?.dueAt ? [entry(id, title, 'action', nextAction.id, nextAction.dueAt, nextAction.title)] : [],
  );
  const completions = deals
    .filter(({ pipeline }) => !isFinal(pipeline.stage))
    .map(({ id, title, purchaseDate }) => ({
      ...entry(id, title, 'completion', `completion-${id}`, purchaseDate, 'Completion'),
      day: purchaseDate,
      time: '',
    }));
  const visits = viewings.flatMap(({ id, evaluationId, startsAt, kind, status }) => {
    const deal = evaluationId === null ? undefined : known.get(evaluationId);
    const isOff = status === 'cancelled' || status === 'no_show';
    return deal && !isOff ? [entry(deal.id, deal.title, 'viewing', id, startsAt, kinds[kind])] : [];
  });
  return [...actions, ...completions, ...visits].toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.time.localeCompare(b.time) || a.text.localeCompare(b.text),
  );
}

const entry = (
  dealId: string,
  dealTitle: string,
  kind: EntryKind,
  id: string,
  at: string,
  text: string,
): Entry => ({ id, kind, day: londonDay(new Date(at)), time: formatTime(at), text, dealId, dealTitle });
