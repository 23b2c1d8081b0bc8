// What a landlord is told of by itself: dates that come up (type 104), and repairs whose deadline has passed (type 105).
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import type { Row } from '../../engine/db/database';
import type { World } from '../../engine/world/world';
import { notificationType } from '../notifications/notification-types';
import { notify } from '../notifications/notify';
import { deadlineOf, isDue, passedDeadline } from './upkeep/maintenance-rules';

type Renewal = Readonly<Row<'renewalDate'>>;
type Job = Readonly<Row<'propertyMaintenance'>>;

/** A timer is set for what comes within this; what is further away is noticed when the member next asks. */
const soonMs = 24 * 3_600_000 + 60_000;

/** The last day up to today on which a reminder falls: its days ahead, and the day after it ran out; none yet is null. */
export function lastReminder(
  { dueOn, notApplicable, remindDays }: Pick<Renewal, 'dueOn' | 'notApplicable' | 'remindDays'>,
  today: string,
): string | null {
  if (dueOn === null || notApplicable) return null;
  const days = [...remindDays.map((ahead) => addDays(dueOn, -ahead)), addDays(dueOn, 1)];
  return (
    days
      .filter((day) => day <= today)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Tells a member what has come up since they were last told, each once. */
export function raiseAlerts(world: World, memberId: number): void {
  const { db, clock } = world;
  const now = clock.now();
  const today = londonDay(now);
  const people = { to: memberId, from: null };
  for (const row of db.renewalDate.by('ownerId', memberId)) {
    const day = row.remindedUntil < today ? lastReminder(row, today) : null;
    if (day === null || day <= row.remindedUntil) continue;
    db.renewalDate.update(row.id, { remindedUntil: today });
    notify(world, notificationType.renewal, people, { renewalId: row.id });
  }
  for (const job of db.propertyMaintenance.by('ownerId', memberId)) {
    const deadline = passedDeadline(job, now);
    if (deadline === null || deadline === job.overdueOf) continue;
    db.propertyMaintenance.update(job.id, { overdueOf: deadline });
    notify(world, notificationType.maintenance, people, { maintenanceId: job.id });
  }
}

/** Tells of a job when its deadline passes, in a world that is alive. */
export function planDeadline(world: World, job: Job): void {
  const deadline = world.isAlive && isDue(job) ? deadlineOf(job) : null;
  if (deadline === null) return;
  const inMs = Date.parse(deadline) - world.clock.now().getTime();
  if (inMs > 0 && inMs < soonMs) world.later(inMs + 100, () => raiseAlerts(world, job.ownerId));
}
