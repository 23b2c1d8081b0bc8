import { Bell } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { RelativeTime } from '@/ui/relative-time';
import { notificationLabel } from './wording';

interface NotificationItemProps {
  notification: Schemas['Notification'];
  now: Date;
  onOpen: (notification: Schemas['Notification']) => void;
}

/** One notification: who, what, when, and a red dot while it is unread. */
export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const { sender, notificationType, createdAt, read } = notification;
  return (
    <button
      type="button"
      onClick={() => onOpen(notification)}
      className="hover:bg-hover flex w-full items-center gap-3 rounded-lg px-3 py-2.5 text-left"
    >
      {sender ? (
        <UserAvatar user={sender} size={40} isDecorative hasPresence />
      ) : (
        <span className="bg-surface-3 text-ink-2 grid size-10 shrink-0 place-items-center rounded-full">
          <Bell aria-hidden size={18} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        {sender && <bdi className="block truncate font-semibold">{sender.fullName}</bdi>}
        <span className="text-ink-2 block text-sm">{notificationLabel(notificationType.id)}</span>
        <span className="text-ink-3 block text-xs">
          <RelativeTime at={createdAt} now={now} />
        </span>
      </span>
      {!read && (
        <span className="bg-red-mark size-2 shrink-0 rounded-full">
          <span className="sr-only">Unread</span>
        </span>
      )}
    </button>
  );
}
