import { Bell, BellOff, Ellipsis, Mail, MailOpen, Trash2, Volume2, VolumeX } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import type { MenuEntry } from '@/ui/menu/menu-list';
import type { NotificationActions } from '../use-notification-actions';
import { typeOf } from '../wording';

interface NotificationMenuProps {
  /** One, or those of a group, newest first. */
  rows: readonly Schemas['Notification'][];
  /** What the row says, as one sentence. */
  name: string;
  acts: NotificationActions;
}

/** What can be done with a row; always to be seen, and the same by mouse, touch and keyboard. */
export function NotificationMenu({ rows, name, acts }: NotificationMenuProps) {
  const [newest] = rows;
  if (!newest) return null;
  const isUnread = rows.some(({ read }) => !read);
  const typeId = typeOf(newest);
  const isTypeOn = acts.isTypeOn(typeId);
  const { userPost } = newest;
  const items: MenuEntry[] = [
    {
      label: isUnread ? 'Mark as read' : 'Mark as unread',
      icon: isUnread ? <MailOpen size={16} /> : <Mail size={16} />,
      onSelect: () => acts.markRead(rows, isUnread),
    },
  ];
  if (userPost) {
    const isMuted = userPost.muted ?? false;
    items.push({
      label: isMuted ? 'Unmute this post' : 'Mute this post',
      icon: isMuted ? <Volume2 size={16} /> : <VolumeX size={16} />,
      onSelect: () => acts.mutePost(userPost.id, !isMuted),
    });
  }
  if (typeId !== null && isTypeOn !== null) {
    items.push({
      label: isTypeOn ? 'Turn off notifications like this' : 'Turn on notifications like this',
      icon: isTypeOn ? <BellOff size={16} /> : <Bell size={16} />,
      onSelect: () => acts.turnType(typeId, !isTypeOn),
    });
  }
  items.push('separator', {
    label: rows.length > 1 ? `Remove all ${rows.length}` : 'Remove',
    icon: <Trash2 size={16} />,
    isDestructive: true,
    onSelect: () => acts.remove(rows),
  });
  return (
    <Menu
      label="Notification"
      trigger={
        <IconButton label={`Actions for “${name}”`} size="sm">
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      }
      items={items}
    />
  );
}
