import { londonDay } from '@/lib/dates/calendar-day';
import { londonTime } from '@/lib/dates/london-moment';
import { dueWord, renewalName } from '@/lib/renewals/renewal-names';
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { notificationType } from './notification-types';
import { markOf } from '../feed/activity/post-details';
import { dayText } from '../portfolio/day';
import { authorView } from '../../engine/answers/views';

const snippetLength = 140;
const { connectionRequest, message, reaction } = notificationType;

/** The first words of what a notification is about; null when there are none, or they were deleted. */
function snippetOf(db: Database, row: Readonly<Row<'notification'>>): string | null {
  if (row.typeId === message) return null;
  if (row.taskId !== null) return db.propertyAction.get(row.taskId)?.title.slice(0, snippetLength) ?? null;
  if (row.renewalId !== null) return renewalText(db, row.renewalId, row.createdAt);
  if (row.maintenanceId !== null) return jobText(db, row.maintenanceId);
  if (row.viewingId !== null) return viewingText(db, row.viewingId);
  if (row.typeId === connectionRequest) return db.connection.get(row.connectionId ?? 0)?.note ?? null;
  const commentId = row.typeId === reaction ? null : (row.replyId ?? row.commentId);
  const written =
    commentId === null ? db.post.get(row.postId ?? 0)?.content : livingComment(db, commentId)?.content;
  return written ? firstWords(written.replaceAll(/\s+/g, ' ')) : null;
}

/** `Gas safety, 27 Braemar Road: expires 2 June 2026`, as it was on the day of the reminder; null once it is deleted. */
function renewalText(db: Database, id: string, at: string): string | null {
  const row = db.renewalDate.get(id);
  if (row?.dueOn === undefined || row.dueOn === null) return null;
  const { kind, name, dueOn, propertyId, companyId } = row;
  const of = db.property.get(propertyId ?? '')?.addressLine1 ?? db.company.get(companyId ?? '')?.name;
  const what = [name ?? renewalName(kind), of].filter(Boolean).join(', ');
  const word = dueWord(kind, dueOn < londonDay(new Date(at))).toLowerCase();
  return firstWords(`${what}: ${word} ${dayText(dueOn)}`);
}

/** `Boiler loses pressure, 27 Braemar Road`; null once the job is deleted. */
function jobText(db: Database, id: string): string | null {
  const job = db.propertyMaintenance.get(id);
  if (job === undefined) return null;
  return firstWords([job.title, db.property.get(job.propertyId)?.addressLine1].filter(Boolean).join(', '));
}

/** `14 May 2026, 12:00, 27 Braemar Road`; null once the viewing is deleted. */
function viewingText(db: Database, id: string): string | null {
  const viewing = db.propertyViewing.get(id);
  if (viewing === undefined) return null;
  const start = new Date(viewing.startsAt);
  return firstWords(`${dayText(londonDay(start))}, ${londonTime(start)}, ${viewing.title}`);
}

/** Whole words, as many as fit. */
function firstWords(text: string): string {
  if (text.length <= snippetLength) return text;
  const cut = text.slice(0, snippetLength);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : snippetLength).replace(/[\s,;:.–-]+$/, '')}…`;
}

function livingComment(db: Database, id: number) {
  const comment = db.comment.get(id);
  return comment?.deleted ? undefined : comment;
}

export function notificationView(db: Database, row: Readonly<Row<'notification'>>): Schema<'Notification'> {
  const post = row.postId === null ? undefined : db.post.get(row.postId);
  const muted = post !== undefined && (markOf(db, post.id, row.notifierId)?.muted ?? false);
  return {
    id: row.id,
    notificationType: { id: row.typeId },
    read: row.read,
    wasInAppSent: row.wasInAppSent,
    createdAt: row.createdAt,
    notifierId: row.notifierId,
    sender: row.senderId === null ? null : authorView(db, row.senderId),
    userPost: post === undefined ? null : { id: post.id, authUser: { id: post.authorId }, muted },
    message: row.conversationId === null ? null : { conversation: { id: row.conversationId } },
    commentId: row.commentId,
    replyId: row.replyId,
    propertySearchId: row.propertySearchId,
    taskId: row.taskId,
    renewalId: row.renewalId,
    maintenanceId: row.maintenanceId,
    viewingId: row.viewingId,
    connectionId: row.connectionId,
    snippet: snippetOf(db, row),
    count: row.count,
  };
}
