// The email with what a member has not read, on the days of their choice.
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { londonMoment } from '@/lib/dates/london-moment';
import { counted } from '@/lib/lists/counted';
import type { Schema } from '../../engine/contract/contract';
import type { Call } from '../../engine/answers/operation';
import { originOf } from '../../engine/requests/site-origin';
import type { World } from '../../engine/world/world';
import { preferencesOf } from '../profile/members/preferences';

/** In London. */
const timeOfDay = '08:00';
const subject = 'you haven’t read';

/** 1 to 7, Monday first. */
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/** The last moment at which a digest was due, ISO; null where none is wanted. */
function lastDue({ db, clock }: World, memberId: number): string | null {
  const { digest, digestDay } = preferencesOf(db, memberId);
  if (digest === 'off') return null;
  const now = clock.now();
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((ago) => addDays(londonDay(now), -ago));
  const due = days
    .filter((day) => digest === 'daily' || weekdayOf(day) === digestDay)
    .map((day) => londonMoment(day, timeOfDay));
  return due.find((moment) => moment <= now.toISOString()) ?? null;
}

/** Sends a member the digest whose time has come since they last asked: one email, if anything is unread. */
export function sendDigest(call: Call, memberId: number): void {
  const { db, seededAt } = call.world;
  const due = lastDue(call.world, memberId);
  const since = db.preference.first('userId', memberId)?.digestSetAt ?? seededAt.toISOString();
  if (due === null || due <= since) return;
  const wasSent = db.mail
    .by('userId', memberId)
    .some((mail) => mail.subject.endsWith(subject) && mail.sentAt >= due);
  const unread = db.notification
    .by('notifierId', memberId)
    .filter(({ read, wasInAppSent, createdAt }) => !read && wasInAppSent && createdAt < due).length;
  if (wasSent || unread === 0) return;
  db.mail.add({
    userId: memberId,
    subject: `${counted(unread, 'notification')} ${subject}`,
    link: `${originOf(call)}/notifications`,
    sentAt: due,
  });
}

/** A digest that was set just now begins with the next of its days. */
export function noteDigest({ db, clock }: World, memberId: number, given: Schema<'PreferencesUpdate'>): void {
  if (given.digest === undefined && given.digestDay === undefined) return;
  const row = db.preference.first('userId', memberId);
  if (row) db.preference.update(row.id, { digestSetAt: clock.now().toISOString() });
}
