import { Ellipsis, MailOpen, Mail as MailIcon, Trash2 } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { UserAvatar } from '@/entities/user/user-avatar';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import { RelativeTime } from '@/ui/relative-time';
import { useMarkRead, useRemoveNotification } from './mutations';
import { NotificationKind } from './notification-kind';
import { notificationLabel, notificationView } from './wording';

interface NotificationItemProps {
  notification: Schemas['Notification'];
  now: Date;
  onOpen: (notification: Schemas['Notification']) => void;
}

/** One notification: who, what, when, a red dot while it is unread, and what else can be done with it. */
export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const { sender, notificationType, createdAt, read } = notification;
  const view = notificationView(notification);
  return (
    <div className="hover:bg-hover has-[>button:focus-visible]:bg-hover relative flex items-start gap-3 rounded-lg py-2.5 pr-1.5 pl-3">
      <span className="relative shrink-0">
        {sender ? (
          <>
            <UserAvatar user={sender} size={40} isDecorative hasPresence />
            <NotificationKind typeId={notificationType.id} />
          </>
        ) : (
          <NotificationKind typeId={notificationType.id} isLarge />
        )}
      </span>
      <div className="min-w-0 flex-1 text-[13px]/[19px]">
        {/* the whole row is the button's to click; what else is in it stands above */}
        <button
          type="button"
          data-notification={notification.id}
          onClick={() => onOpen(notification)}
          className="text-ink-2 w-full text-left wrap-anywhere before:absolute before:inset-0 before:rounded-lg"
        >
          {!read && <span className="sr-only">Unread:</span>}{' '}
          {sender && <bdi className="text-ink font-semibold">{sender.fullName}</bdi>}{' '}
          {notificationLabel(notificationType.id)}
        </button>
        <span className="text-ink-3 block text-xs">
          <RelativeTime at={createdAt} now={now} />
        </span>
        {view && (
          <Link
            to={view.to}
            className="text-link relative mt-0.5 inline-flex min-h-6 items-center font-medium hover:underline"
          >
            {view.label}
          </Link>
        )}
      </div>
      <span className="flex items-center gap-1">
        {!read && <span aria-hidden className="bg-red-mark size-2 shrink-0 rounded-full" />}
        <NotificationMenu notification={notification} />
      </span>
    </div>
  );
}

function NotificationMenu({ notification }: { notification: Schemas['Notification'] }) {
  const markRead = useMarkRead();
  const remove = useRemoveNotification();
  const { id, read, sender, notificationType } = notification;
  const what = [sender?.fullName, notificationLabel(notificationType.id)].filter(Boolean).join(' ');
  return (
    <Menu
      label="Notification"
      trigger={
        <IconButton label={`More for: ${what}`} size="sm">
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      }
      items={[
        {
          label: read ? 'Mark as unread' : 'Mark as read',
          icon: read ? <MailIcon aria-hidden size={16} /> : <MailOpen aria-hidden size={16} />,
          onSelect: () => markRead.mutate({ path: { id }, body: { read: !read } }),
        },
        'separator',
        {
          label: 'Remove',
          icon: <Trash2 aria-hidden size={16} />,
          isDestructive: true,
          onSelect: () => remove.mutate({ path: { id } }),
        },
      ]}
    />
  );
}
