import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import type { World } from '../../engine/world/world';
import { logDeal } from '../evaluations/history/log';
import { authorView } from '../../engine/answers/views';
import { agentOf, homeOf } from './viewing-home';
import { addOwn, changeOwn, ownRow } from '../../engine/answers/owned';
import type { CallOf, OperationsOf } from '../../engine/answers/operation';
import { paged } from '../../engine/answers/paging';
import { keepWorksInStep } from './viewing-works';
import { planViewingReminders, viewingsWith } from './viewing-reminders';
import { requirePeople, requireSubjects } from './subjects';
import { conflict, forbidden, invalid, notFound } from '../../engine/requests/refusal';

type Viewing = Readonly<Row<'propertyViewing'>>;
type Status = Schema<'ViewingStatus'>;

const pageSize = 50;

/** What may follow a status; an outcome that was ticked by mistake can be corrected. */
const after: Readonly<Record<Status, readonly Status[]>> = {
  requested: ['confirmed', 'done', 'no_show', 'cancelled'],
  confirmed: ['requested', 'done', 'no_show', 'cancelled'],
  done: ['no_show', 'confirmed'],
  no_show: ['done', 'confirmed'],
  cancelled: ['requested', 'confirmed'],
};

export const viewingOperations = {
  listPropertyViewings(call) {
    const me = call.me();
    const asked = call.filters();
    const rows = viewingsWith(call.world, me.id).filter((row) => isAsked(row, asked));
    const isFalling = asked.sort === '-startsAt';
    const sorted = rows.toSorted(
      (a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : 1),
    );
    const ordered = isFalling ? sorted.toReversed() : sorted;
    return {
      status: 200,
      body: paged(call, ordered, pageSize, (row) => viewingView(call.world, row, me.id)),
    };
  },

  async createPropertyViewing(call) {
    const me = call.me();
    const body = await call.body();
    const subjects = [body.evaluationId, body.listingId, body.propertyId];
    if (!subjects.some(Boolean)) {
      throw invalid({ evaluationId: ['Choose a deal, listing or property to view'] });
    }
    const deal = requireSubjects(call, body);
    requirePeople(call, 'attendees', body.attendees ?? []);
    const row = addOwn(call, call.world.db.propertyViewing, {
      propertyId: body.propertyId ?? null,
      listingId: body.listingId ?? null,
      evaluationId: body.evaluationId ?? null,
      title: body.title ?? (deal?.address ?? deal?.title ?? 'Viewing').slice(0, 200),
      startsAt: new Date(body.startsAt).toISOString(),
      minutes: body.minutes,
      kind: body.kind,
      status: body.status ?? 'requested',
      agentContactId: body.agentContactId ?? null,
      attendees: body.attendees ?? [],
      reminders: body.reminders ?? [],
      checklist: body.checklist ?? [],
      score: null,
      summary: null,
      remindedUntil: call.world.clock.now().toISOString(),
    });
    planViewingReminders(call.world, row);
    if (deal) logDeal(call.world, deal, me.id, `${kindNames[row.kind]} booked`);
    return { status: 201, body: viewingView(call.world, row, me.id) };
  },

  readPropertyViewing(call) {
    const me = call.me();
    const row = call.world.db.propertyViewing.get(call.param('id'));
    if (row === undefined) throw notFound('We couldn’t find that viewing');
    if (row.ownerId !== me.id && !row.attendees.includes(me.id))
      throw forbidden('You don’t have access to this viewing');
    return { status: 200, body: viewingView(call.world, row, me.id) };
  },

  async updatePropertyViewing(call) {
    const me = call.me();
    const { db } = call.world;
    const row = ownRow(call, db.propertyViewing, 'viewing');
    const { clientId, ...body } = await call.body();
    if (clientId !== undefined && row.changeIds?.includes(clientId))
      return { status: 200, body: viewingView(call.world, row, me.id) };
    requirePeople(call, 'attendees', body.attendees ?? []);
    const before = row.status;
    const checkedBefore = row.checklist;
    requireStatus(call, row, body);
    const startsAt = new Date(body.startsAt ?? row.startsAt).toISOString();
    const changeIds = [...(clientId === undefined ? [] : [clientId]), ...(row.changeIds ?? [])].slice(0, 20);
    const isReplanned = startsAt !== row.startsAt || body.reminders !== undefined;
    const changed = changeOwn(call, db.propertyViewing, row, {
      ...body,
      startsAt,
      changeIds,
      ...(isReplanned && { remindedUntil: call.world.clock.now().toISOString() }),
    });
    planViewingReminders(call.world, changed);
    const deal = changed.evaluationId === null ? undefined : db.evaluation.get(changed.evaluationId);
    if (deal && body.checklist) keepWorksInStep(call.world, deal, me.id, checkedBefore, body.checklist);
    if (deal && before !== changed.status) {
      const happened = `${kindNames[changed.kind]} ${statusNames[changed.status]}`;
      logDeal(call.world, deal, me.id, happened);
    }
    return { status: 200, body: viewingView(call.world, changed, me.id) };
  },

  deletePropertyViewing(call) {
    const { db } = call.world;
    db.propertyViewing.remove(ownRow(call, db.propertyViewing, 'viewing').id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  | 'listPropertyViewings'
  | 'createPropertyViewing'
  | 'readPropertyViewing'
  | 'updatePropertyViewing'
  | 'deletePropertyViewing'
>;

const kindNames = {
  viewing: 'Viewing',
  second: 'Second viewing',
  survey: 'Survey',
  valuation: 'Valuation',
} as const satisfies Record<Schema<'ViewingKind'>, string>;

const statusNames = {
  requested: 'requested again',
  confirmed: 'confirmed',
  done: 'done',
  no_show: 'missed',
  cancelled: 'cancelled',
} as const satisfies Record<Status, string>;

/** Throws 409 for a status that cannot follow, 422 for an outcome before the viewing has begun. */
function requireStatus(
  call: CallOf<'updatePropertyViewing'>,
  row: Viewing,
  { status, startsAt }: Schema<'PropertyViewingUpdate'>,
): void {
  if (status === undefined || status === row.status) return;
  if (!after[row.status].includes(status)) {
    throw conflict(
      `You can’t change a viewing from ${row.status.replace('_', '-')} to ${status.replace('_', '-')}`,
    );
  }
  const isOutcome = status === 'done' || status === 'no_show';
  if (isOutcome && Date.parse(startsAt ?? row.startsAt) > call.world.clock.now().getTime()) {
    throw invalid({ status: ['This viewing hasn’t started yet'] });
  }
}

function isAsked(row: Viewing, asked: ReturnType<CallOf<'listPropertyViewings'>['filters']>): boolean {
  const at = Date.parse(row.startsAt);
  return (
    (asked.status === undefined || asked.status.includes(row.status)) &&
    (asked.evaluationId === undefined || row.evaluationId === asked.evaluationId) &&
    (asked.listingId === undefined || row.listingId === asked.listingId) &&
    (asked.propertyId === undefined || row.propertyId === asked.propertyId) &&
    (asked.from === undefined || at >= Date.parse(asked.from)) &&
    (asked.until === undefined || at < Date.parse(asked.until))
  );
}

const isOpen = ({ status }: Viewing) => status === 'requested' || status === 'confirmed';
const startOf = ({ startsAt }: Viewing) => Date.parse(startsAt);
const endOf = (row: Viewing) => startOf(row) + row.minutes * 60_000;

/** With what overlaps it in the reader's diary, and whether its outcome is due. */
function viewingView(world: World, viewing: Viewing, readerId: number): Schema<'PropertyViewing'> {
  const { changeIds: _ids, remindedUntil: _told, ...row } = viewing;
  const clash = isOpen(viewing)
    ? viewingsWith(world, readerId)
        .filter((other) => other.id !== row.id && isOpen(other))
        .toSorted((a, b) => startOf(a) - startOf(b))
        .find((other) => startOf(other) < endOf(viewing) && startOf(viewing) < endOf(other))
    : undefined;
  return {
    ...row,
    owner: authorView(world.db, row.ownerId),
    home: homeOf(world, viewing),
    agent: agentOf(world, viewing, readerId),
    people: row.attendees.map((id) => authorView(world.db, id)),
    clash: clash
      ? { id: clash.id, title: clash.title, startsAt: clash.startsAt, minutes: clash.minutes }
      : null,
    isOutcomeDue: isOpen(viewing) && endOf(viewing) < world.clock.now().getTime(),
  };
}
