// Reminders of viewings, so many minutes before them (type 106).
import type { Row } from '../../engine/db/database';
import type { World } from '../../engine/world/world';
import { notificationType } from '../notifications/notification-types';
import { notify } from '../notifications/notify';

type Viewing = Readonly<Row<'propertyViewing'>>;

const minuteMs = 60_000;
/** A timer is set for what comes within this; what is further away is noticed when a member next asks. */
const soonMs = 24 * 60 * minuteMs;

/** Those that a member has booked, and those they come along to. */
export const viewingsWith = ({ db }: World, memberId: number): Viewing[] =>
  db.propertyViewing
    .all()
    .filter(({ ownerId, attendees }) => ownerId === memberId || attendees.includes(memberId));

/** When a viewing that still takes place is reminded of, ms. */
function reminderTimes({ status, startsAt, reminders }: Viewing): number[] {
  const isOpen = status === 'requested' || status === 'confirmed';
  return isOpen ? reminders.map((minutes) => Date.parse(startsAt) - minutes * minuteMs) : [];
}

/** Reminds everybody of the viewings of a member whose time has come; several that have passed meanwhile are one reminder. */
export function raiseViewingReminders(world: World, memberId: number): void {
  const now = world.clock.now();
  for (const row of viewingsWith(world, memberId)) {
    const since = Date.parse(row.remindedUntil);
    const isDue = reminderTimes(row).some((at) => at > since && at <= now.getTime());
    // Nobody is reminded of what has begun.
    if (!isDue || Date.parse(row.startsAt) <= now.getTime()) continue;
    world.db.propertyViewing.update(row.id, { remindedUntil: now.toISOString() });
    for (const to of new Set([row.ownerId, ...row.attendees]))
      notify(world, notificationType.viewingReminder, { to, from: null }, { viewingId: row.id });
  }
}

/** Reminds of a viewing when its times come, in a world that is alive. */
export function planViewingReminders(world: World, row: Viewing): void {
  if (!world.isAlive) return;
  for (const at of reminderTimes(row)) {
    const inMs = at - world.clock.now().getTime();
    if (inMs > 0 && inMs < soonMs) world.later(inMs + 100, () => raiseViewingReminders(world, row.ownerId));
  }
}
