// What the contract's schemas cannot say about a maintenance job.
import type { Row } from '../../../engine/db/database';
import { movesFrom } from './maintenance-rules';
import { addMonths } from '@/lib/dates/calendar-day';
import type { Call } from '../../../engine/answers/operation';
import type { Draft } from '../../../engine/answers/owned';
import { FieldProblems } from '../fields';
import { namedProperty } from '../properties/mine';

export type JobDraft = Draft<Row<'propertyMaintenance'>>;

const statusLabel = (status: JobDraft['status']) => status.replace('_', ' ');

/**
 * Throws 422 for what does not fit together, 403 for a home of somebody else.
 * @param before the status before the edit; none for a new job
 */
export function refuseJob(call: Call, draft: JobDraft, today: string, before?: JobDraft['status']): void {
  const { db } = call.world;
  const me = call.me();
  namedProperty(call, draft.propertyId);
  const isForeign = (id: string | null) => id !== null && db.contact.get(id)?.ownerId !== me.id;
  const { status, deferredUntil, roomId, quotes } = draft;
  const isMoved = before !== undefined && before !== status;
  const reachable = before === undefined ? [] : movesFrom(before);
  const allowed = reachable.length > 0 ? `only to ${reachable.map(statusLabel).join(' or ')}` : 'nowhere';
  new FieldProblems()
    .note(
      'status',
      isMoved && !reachable.includes(status),
      `A job that’s ${statusLabel(before ?? status)} can move ${allowed}`,
    )
    .note(
      'deferredUntil',
      status === 'deferred' && deferredUntil === null,
      'Enter the date it’s deferred until',
    )
    .note(
      'deferredUntil',
      status === 'deferred' && isMoved && deferredUntil !== null && deferredUntil <= today,
      'Choose a date in the future',
    )
    .note(
      'roomId',
      roomId !== null && db.propertyRoom.get(roomId)?.propertyId !== draft.propertyId,
      'That room isn’t in this property',
    )
    .note('reportedBy', isForeign(draft.reportedBy), 'We couldn’t find that contact')
    .note('contractorId', isForeign(draft.contractorId), 'We couldn’t find that contact')
    .note(
      'quotes',
      quotes.some(({ contactId }) => isForeign(contactId)),
      'We couldn’t find that contact',
    )
    .note('quotes', quotes.filter(({ accepted }) => accepted).length > 1, 'You can accept only one quote')
    .note(
      'reportedAt',
      Date.parse(draft.reportedAt) > call.world.clock.now().getTime(),
      'Enter a time that isn’t in the future',
    )
    .refuse();
}

/** What follows when a quote is accepted that was not before: its giver does the job, its amount is the estimate. */
export function accepted(draft: JobDraft, before: JobDraft | undefined) {
  const taken = draft.quotes.find((quote) => quote.accepted);
  const known = before?.quotes.find((quote) => quote.accepted);
  if (taken === undefined || (known?.contactId === taken.contactId && known.amount === taken.amount))
    return {};
  return { contractorId: taken.contactId, estimate: taken.amount };
}

/** The next job of a planned one that comes again; undefined when it does not. */
export function nextJob(
  done: Readonly<Row<'propertyMaintenance'>>,
  at: string,
  today: string,
): JobDraft | undefined {
  // With its id it would be the same job.
  const { id: _, ownerId: __, createdAt: ___, updatedAt: ____, ...job } = done;
  if (job.priority !== 'planned' || job.repeatMonths === null) return undefined;
  return {
    ...job,
    status: 'open',
    reportedAt: at,
    plannedFor: addMonths(job.plannedFor ?? today, job.repeatMonths),
    deferredUntil: null,
    appointmentAt: null,
    quotes: [],
    actual: null,
    recharge: null,
    warrantyUntil: null,
    transactionId: null,
    overdueOf: null,
    images: [],
    comments: [],
    timeline: [{ status: 'open', at }],
  };
}
