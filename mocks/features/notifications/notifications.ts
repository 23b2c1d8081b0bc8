import type { Row } from '../../engine/db/database';
import type { Call, OperationsOf } from '../../engine/answers/operation';
import { sendDigest } from './digest';
import { notificationView } from './view';
import { raiseReminders } from '../pipeline/tasks/reminders';
import { raiseViewingReminders } from '../pipeline/viewing-reminders';
import { raiseAlerts } from '../portfolio/alerts';
import { paged } from '../../engine/answers/paging';
import { forbidden, notFound } from '../../engine/requests/refusal';

const pageSize = 20;

/** A notification of mine. Throws 404 when there is none, 403 when it is somebody else's. */
function ownNotification(call: Call): Readonly<Row<'notification'>> {
  const me = call.me();
  const row = call.world.db.notification.get(call.id());
  if (row === undefined) throw notFound('We couldn’t find that notification');
  if (row.notifierId !== me.id) throw forbidden('You don’t have access to this notification');
  return row;
}

export const notificationOperations = {
  listNotifications(call) {
    const me = call.me();
    const { db } = call.world;
    raiseReminders(call.world, me.id);
    raiseViewingReminders(call.world, me.id);
    raiseAlerts(call.world, me.id);
    sendDigest(call, me.id);
    const { unread: isUnreadOnly = false, type: types } = call.filters();
    const mine = db.notification.sortedBy('notifierId', me.id, 'createdAt').toReversed();
    const shown = mine
      .filter((row) => !isUnreadOnly || !row.read)
      .filter((row) => types === undefined || types.includes(row.typeId));
    const { page, totalPages, data } = paged(call, shown, pageSize, (row) => notificationView(db, row));
    const unreadCount = mine.filter((row) => !row.read && row.wasInAppSent).length;
    return {
      status: 200,
      body: { page, totalPages, notifications: data, ...(page === 1 && { unreadCount }) },
    };
  },

  async markAllNotificationsRead(call) {
    const me = call.me();
    const { db } = call.world;
    await call.body();
    for (const row of db.notification.by('notifierId', me.id)) {
      if (!row.read) db.notification.update(row.id, { read: true });
    }
    return { status: 204 };
  },

  async updateNotification(call) {
    const row = ownNotification(call);
    const { db } = call.world;
    const { read } = await call.body();
    return { status: 200, body: notificationView(db, db.notification.update(row.id, { read })) };
  },

  removeNotification(call) {
    call.world.db.notification.remove(ownNotification(call).id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  'listNotifications' | 'markAllNotificationsRead' | 'updateNotification' | 'removeNotification'
>;
