// A month of the calendar: next actions, viewings and completion days of deals on their London days.
import { londonDay } from '@/lib/dates/calendar-day';
import { londonTime } from '@/lib/dates/london-moment';
import { kindNames } from '@/entities/viewing/viewing-names';
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

/** What happens with these deals, day by day, the earliest first; cancelled and missed viewings are left out. */
export function entriesOf(
  deals: readonly DealCard[],
  viewings: readonly Pick<
    Schemas['PropertyViewing'],
    'id' | 'evaluationId' | 'startsAt' | 'kind' | 'status'
  >[],
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
    return deal && !isOff ? [entry(deal.id, deal.title, 'viewing', id, startsAt, kindNames[kind])] : [];
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
): Entry => ({
  id,
  kind,
  day: londonDay(new Date(at)),
  time: londonTime(new Date(at)),
  text,
  dealId,
  dealTitle,
});
