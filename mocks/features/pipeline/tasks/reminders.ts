// Reminders of tasks at their time (type 102), and tasks that somebody is given (type 103).
import type { Row } from '../../../engine/db/database';
import type { World } from '../../../engine/world/world';
import { notificationType } from '../../notifications/notification-types';
import { notify } from '../../notifications/notify';

type Action = Readonly<Row<'propertyAction'>>;

/** A timer is set for what comes within this; what is further away is noticed when the member next asks. */
const soonMs = 24 * 3_600_000;

/** Reminds a member of their open tasks whose time has come, once of each time. */
export function raiseReminders(world: World, memberId: number): void {
  const { db, clock } = world;
  const now = clock.now().toISOString();
  for (const row of db.propertyAction.by('assigneeId', memberId)) {
    const { id, remindAt } = row;
    if (remindAt === null || remindAt > now || row.doneAt !== null || row.remindedOf === remindAt) continue;
    db.propertyAction.update(id, { remindedOf: remindAt });
    notify(world, notificationType.taskReminder, { to: memberId, from: null }, { taskId: id });
  }
}

/** Reminds of a task when its time comes, in a world that is alive. */
export function planReminder(world: World, { remindAt, assigneeId }: Action): void {
  if (!world.isAlive || remindAt === null || assigneeId === null) return;
  const inMs = Date.parse(remindAt) - world.clock.now().getTime();
  if (inMs > 0 && inMs < soonMs) world.later(inMs + 100, () => raiseReminders(world, assigneeId));
}

/** Tells whoever has just been given a task. */
export function tellAssignee(world: World, row: Action, before: number | null): void {
  if (row.kind === 'log' || row.assigneeId === null || row.assigneeId === before) return;
  const people = { to: row.assigneeId, from: row.ownerId };
  notify(world, notificationType.taskGiven, people, { taskId: row.id });
}
