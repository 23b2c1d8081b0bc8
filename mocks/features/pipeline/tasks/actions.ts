import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { actionView, subjectOf } from './action-view';
import { soonestFirst } from '../due-order';
import type { World } from '../../../engine/world/world';
import { roleIn } from '../../evaluations/rules/access';
import { addOwn, changeOwn, ownRow } from '../../../engine/answers/owned';
import type { Call, CallOf, OperationsOf } from '../../../engine/answers/operation';
import { paged } from '../../../engine/answers/paging';
import { londonDays } from '../../../engine/world/london-days';
import { planReminder, raiseReminders, tellAssignee } from './reminders';
import { nextDue } from './repeat';
import { requirePeople, requireSubjects } from '../subjects';
import { FieldProblems } from '../../../engine/requests/field-problems';
import { forbidden, invalid, notFound } from '../../../engine/requests/refusal';
import { tableOfRecord } from '../../portfolio/record-log';
import { checkReference } from '../../portfolio/references';

type Action = Readonly<Row<'propertyAction'>>;

const pageSize = 50;

export const actionOperations = {
  listPropertyActions(call) {
    const me = call.me();
    const asked = call.filters();
    raiseReminders(call.world, me.id);
    const isDue = dueFilter(call.world, asked.due);
    const isOfRecord = recordFilter(asked.record);
    const rows = visibleActions(call.world, me.id, asked.evaluationId)
      .filter(isOfRecord)
      .filter(isDue)
      .filter((row) => asked.kind === undefined || row.kind === asked.kind)
      .filter((row) => asked.done === undefined || (row.doneAt !== null) === asked.done)
      .filter((row) => asked.propertyId === undefined || row.propertyId === asked.propertyId)
      .filter((row) => asked.tenancyId === undefined || row.tenancyId === asked.tenancyId)
      .filter((row) => !asked.assigned || row.assigneeId === me.id)
      .filter((row) => asked.owner === undefined || (row.ownerId === me.id) === (asked.owner === 'me'))
      .filter(between(asked.from, asked.until))
      .toSorted(orderOf(call.world, asked.sort));
    return { status: 200, body: paged(call, rows, pageSize, (row) => actionView(call.world.db, row)) };
  },

  getPropertyAction(call) {
    return { status: 200, body: actionView(call.world.db, requireMineOrGiven(call)) };
  },

  async createPropertyAction(call) {
    const me = call.me();
    const { clientId, ...body } = await call.body();
    const { db } = call.world;
    const known = db.propertyAction.by('ownerId', me.id).find((row) => row.clientId === clientId);
    if (clientId !== undefined && known) return { status: 201, body: actionView(db, known) };
    requireSubjects(call, body);
    requirePeople(call, 'assigneeId', body.assigneeId ? [body.assigneeId] : []);
    const isLog = body.kind === 'log';
    if (isLog && body.dueAt) throw invalid({ dueAt: ['An activity entry can’t have a due date'] });
    requireRecord(call, body);
    const draft = {
      propertyId: body.propertyId ?? null,
      evaluationId: body.evaluationId ?? null,
      tenancyId: body.tenancyId ?? null,
      kind: body.kind,
      title: body.title,
      dueAt: inUtc(body.dueAt) ?? null,
      doneAt: isLog ? call.world.clock.now().toISOString() : null,
      assigneeId: body.assigneeId ?? me.id,
      priority: body.priority ?? 'normal',
      repeat: body.repeat ?? null,
      checklist: body.checklist ?? [],
      remindAt: inUtc(body.remindAt) ?? null,
      taskId: null,
      nextId: null,
      step: body.step ?? null,
      record: body.record ?? null,
      remindedOf: null,
      isNote: isLog,
      clientId,
    };
    requireSound(draft);
    const added = addOwn(call, call.world.db.propertyAction, draft);
    tellAssignee(call.world, added, call.me().id);
    planReminder(call.world, added);
    return { status: 201, body: actionView(call.world.db, added) };
  },

  async updatePropertyAction(call) {
    const { db, clock } = call.world;
    const row = requireMineOrGiven(call);
    const { done, ...given } = await call.body();
    const body = withTimes(given);
    const isAssignee = row.ownerId !== call.me().id;
    const isMore = Object.keys(body).some((field) => field !== 'checklist' && field !== 'updatedAt');
    if (isAssignee && isMore) throw forbidden('You can complete this task but not edit it');
    requireSubjects(call, body);
    requirePeople(call, 'assigneeId', body.assigneeId ? [body.assigneeId] : []);
    if (row.kind === 'log' && done === false) throw invalid({ done: ['An activity entry is always done'] });
    requireSound({ ...row, ...body });
    // Rows are live, so what they were is read before they change.
    const wasDone = row.doneAt !== null;
    const before = row.assigneeId;
    const doneAt = done === undefined ? row.doneAt : done ? (row.doneAt ?? clock.now().toISOString()) : null;
    const changed = changeOwn(call, db.propertyAction, row, { ...body, doneAt });
    tellAssignee(call.world, changed, before);
    planReminder(call.world, changed);
    const isReopened = wasDone && doneAt === null;
    const result = isReopened
      ? reopen(call.world, changed)
      : !wasDone && doneAt
        ? finish(call, changed)
        : changed;
    return { status: 200, body: actionView(db, result) };
  },

  deletePropertyAction(call) {
    const { db } = call.world;
    const row = ownRow(call, db.propertyAction, 'task');
    unlog(call.world, row);
    db.propertyAction.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  | 'listPropertyActions'
  | 'getPropertyAction'
  | 'createPropertyAction'
  | 'updatePropertyAction'
  | 'deletePropertyAction'
>;

/** Mine, those given to me, and those of a deal that is shared with me when it is asked for. */
function visibleActions({ db }: World, memberId: number, evaluationId: string | undefined): Action[] {
  if (evaluationId !== undefined) {
    const deal = db.evaluation.get(evaluationId);
    const isShared = deal !== undefined && roleIn(deal, memberId) !== undefined;
    return db.propertyAction
      .by('evaluationId', evaluationId)
      .filter((row) => isShared || row.ownerId === memberId || row.assigneeId === memberId);
  }
  const given = db.propertyAction.by('assigneeId', memberId).filter(({ ownerId }) => ownerId !== memberId);
  return [...db.propertyAction.by('ownerId', memberId), ...given];
}

function dueFilter(
  { clock }: World,
  due: ReturnType<CallOf<'listPropertyActions'>['filters']>['due'],
): (row: Action) => boolean {
  if (due === undefined) return () => true;
  const now = clock.now();
  const { start, end, weekEnd } = londonDays(now);
  const [from, until] =
    due === 'overdue' ? ['', now.toISOString()] : [start, due === 'today' ? end : weekEnd];
  return ({ kind, dueAt, doneAt }) =>
    kind === 'task' && doneAt === null && dueAt !== null && dueAt >= from && dueAt < until;
}

/** Entries of a record's log are in no list but its own; that of a home or a tenancy also tells what was done about it. */
const recordFilter = (recordId: string | undefined) => (row: Action) =>
  recordId === undefined
    ? !row.record
    : row.record?.id === recordId ||
      (row.kind === 'log' && (row.propertyId === recordId || row.tenancyId === recordId));

/** Throws 422 for a task with a record, and for a record that is not mine. */
function requireRecord(call: Call, { kind, record }: Schema<'NewPropertyAction'>): void {
  if (!record) return;
  const problems = new FieldProblems();
  problems.when(kind !== 'log', 'record', 'Only an activity entry can be about a record');
  checkReference(call, problems, 'record', tableOfRecord[record.kind], record.id);
  problems.refuse();
}

function between(from: string | undefined, until: string | undefined): (row: Action) => boolean {
  if (from === undefined && until === undefined) return () => true;
  const [first, end] = [inUtc(from) ?? '', inUtc(until) ?? '~'];
  return ({ dueAt }) => dueAt !== null && dueAt >= first && dueAt < end;
}

/** Times are kept in one zone, so that they sort as text. */
const inUtc = <T extends null | undefined>(at: string | T): string | T =>
  typeof at === 'string' ? new Date(at).toISOString() : at;

const withTimes = (given: Omit<Schema<'PropertyActionUpdate'>, 'done'>): typeof given => ({
  ...given,
  ...(given.dueAt !== undefined && { dueAt: inUtc(given.dueAt) }),
  ...(given.remindAt !== undefined && { remindAt: inUtc(given.remindAt) }),
});

const soonestThenNewest = (a: Action, b: Action) => soonestFirst(a, b) || newestFirst(a, b);

function orderOf(
  { db }: World,
  sort: ReturnType<CallOf<'listPropertyActions'>['filters']>['sort'],
): (a: Action, b: Action) => number {
  if (sort === '-createdAt') return newestFirst;
  if (sort !== 'subject') return soonestThenNewest;
  const names = new Map<string, string>();
  const nameOf = (row: Action) => {
    const known = names.get(row.id);
    if (known !== undefined) return known;
    const subject = subjectOf(db, row);
    // Two of one name stay apart.
    const name = subject === null ? '' : `${subject.title.toLowerCase()} ${subject.id}`;
    names.set(row.id, name);
    return name;
  };
  return (a, b) =>
    Number(nameOf(a) === '') - Number(nameOf(b) === '') ||
    nameOf(a).localeCompare(nameOf(b)) ||
    soonestThenNewest(a, b);
}

const newestFirst = (a: Action, b: Action) =>
  b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? 1 : -1);

function requireSound({ repeat, dueAt, kind }: Pick<Action, 'repeat' | 'dueAt' | 'kind'>): void {
  if (repeat !== null && kind === 'log') throw invalid({ repeat: ['An activity entry can’t repeat'] });
  if (repeat !== null && dueAt === null) throw invalid({ repeat: ['Enter a due date to repeat from'] });
}

/** Throws 404, and 403 when it is neither mine nor given to me. */
function requireMineOrGiven(call: Call): Action {
  const me = call.me();
  const row = call.world.db.propertyAction.get(call.param('id'));
  if (row === undefined) throw notFound('We couldn’t find that task');
  if (row.ownerId !== me.id && row.assigneeId !== me.id)
    throw forbidden('You don’t have access to this task');
  return row;
}

/** Writes a finished task to the log, and creates the next of a series, once. */
function finish(call: Call, row: Action): Action {
  const { db } = call.world;
  const at = row.doneAt ?? call.world.clock.now().toISOString();
  const { id: _id, ...task } = row;
  db.propertyAction.add({
    ...task,
    kind: 'log',
    title: `Done: ${row.title}`.slice(0, 200),
    dueAt: null,
    repeat: null,
    remindAt: null,
    checklist: [],
    assigneeId: call.me().id,
    taskId: row.id,
    nextId: null,
    step: null,
    record: null,
    remindedOf: null,
    createdAt: at,
    updatedAt: at,
  });
  const dueAt = row.repeat === null || row.dueAt === null ? null : nextDue(row.repeat, row.dueAt);
  if (dueAt === null || row.nextId !== null) return row;
  const next = db.propertyAction.add({
    ...task,
    dueAt,
    doneAt: null,
    remindAt: shifted(row.remindAt, row.dueAt, dueAt),
    remindedOf: null,
    checklist: row.checklist.map(({ text }): Schema<'ActionCheck'> => ({ text, done: false })),
    createdAt: at,
    updatedAt: at,
  });
  return db.propertyAction.update(row.id, { nextId: next.id });
}

/** A reminder as long before the next time as it was before this one. */
function shifted(remindAt: string | null, dueAt: string | null, nextDueAt: string): string | null {
  if (remindAt === null || dueAt === null) return null;
  return new Date(Date.parse(nextDueAt) - (Date.parse(dueAt) - Date.parse(remindAt))).toISOString();
}

/** Takes back what finishing a task made: its entry in the log, and the next of its series unless that was changed since. */
function reopen(world: World, row: Action): Action {
  const { propertyAction } = world.db;
  unlog(world, row);
  if (row.nextId === null) return row;
  const next = propertyAction.get(row.nextId);
  if (next && next.updatedAt !== next.createdAt) return row;
  if (next) propertyAction.remove(next.id);
  return propertyAction.update(row.id, { nextId: null });
}

/** Takes a task's entry out of the log again. */
function unlog({ db }: World, task: Action): void {
  for (const { id } of db.propertyAction.by('taskId', task.id)) db.propertyAction.remove(id);
}
