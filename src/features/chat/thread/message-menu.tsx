import { Copy, MoreHorizontal, Pencil, Reply, SmilePlus, Trash2, Undo2 } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import type { MenuEntry } from '@/ui/menu-list';
import { useNow } from '@/ui/use-now';
import { reactionOf } from '../data/message-writes';
import type { Message } from '../engine/thread';
import { isEditable } from '../wording';
import type { ThreadActs } from './thread-acts';

export const offeredEmojis = ['👍', '❤️', '😂', '🎉', '🙏', '😮'] as const;

interface MessageMenuProps {
  message: Message;
  userId: number;
  acts: ThreadActs;
  canWrite: boolean;
}

/** What can be done with a message. Its button is what the arrow keys go to. */
export function MessageMenu({ message, userId, acts, canWrite }: MessageMenuProps) {
  const now = useNow();
  const given = reactionOf(message, userId);
  const items: MenuEntry[] = [
    ...(canWrite
      ? [
          { label: 'Reply', icon: <Reply size={16} />, onSelect: () => acts.reply(message) },
          ...offeredEmojis.slice(0, given === null ? 3 : 0).map((emoji) => ({
            label: `React ${emoji}`,
            icon: <SmilePlus size={16} />,
            onSelect: () => acts.react(message, emoji),
          })),
          ...(given === null
            ? []
            : [
                {
                  label: `Take back ${given}`,
                  icon: <Undo2 size={16} />,
                  onSelect: () => acts.react(message, null),
                },
              ]),
        ]
      : []),
    ...(message.content === ''
      ? []
      : [{ label: 'Copy text', icon: <Copy size={16} />, onSelect: () => acts.copy(message.content) }]),
    ...(canWrite && isEditable(message, userId, now)
      ? [{ label: 'Edit', icon: <Pencil size={16} />, onSelect: () => acts.edit(message) }]
      : []),
    {
      label: 'Delete…',
      icon: <Trash2 size={16} />,
      isDestructive: true,
      onSelect: () => acts.remove(message),
    },
  ];
  return (
    <Menu
      label="Message"
      items={items}
      trigger={
        <IconButton
          label={`Actions for the message by ${message.sender.fullName}`}
          size="sm"
          data-message={message.id}
          className="opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-60"
        >
          <MoreHorizontal aria-hidden size={16} />
        </IconButton>
      }
    />
  );
}
