import { Copy, Flag, Forward, Pencil, Pin, PinOff, Reply, SmilePlus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { showToast } from '@/ui/toast/toast';
import { reactionOf } from '@/features/chat/data/message-writes';
import type { Message } from '@/features/chat/engine/thread';
import { isEditable } from '@/features/chat/wording';
import { isForwardable } from '../actions/forward';
import { openReportMessage } from '../actions/report-message';
import type { MenuRequest, ThreadActions } from '../actions/thread-actions';

const offeredEmojis = ['👍', '❤️', '🎉'] as const;

interface MessageMenuProps {
  wish: MenuRequest | null;
  userId: number;
  canWrite: boolean;
  acts: ThreadActions;
  onClose: () => void;
}

/** What can be done with a message: one menu for all of a thread, whose code comes with its first opening. */
export function MessageMenu({ wish, userId, canWrite, acts, onClose }: MessageMenuProps) {
  const list = useLazyPart(
    () => import('@/ui/menu/menu-list'),
    wish !== null,
    () => {
      onClose();
      showToast({
        kind: 'error',
        text: 'Couldn’t load the menu. Check your connection and try again.',
      });
    },
  );
  // Whose emoji is being looked for: longer than its menu is open.
  const [reacting, setReacting] = useState<MenuRequest | null>(null);
  const emojis = useLazyPart(
    () => import('@/features/chat/emoji/emoji-picker'),
    reacting !== null,
    () => {
      setReacting(null);
      showToast({
        kind: 'error',
        text: 'Couldn’t load the emoji. Check your connection and try again.',
      });
    },
  );
  return (
    <>
      {wish && list && (
        <list.MenuList
          label="Message"
          items={itemsOf(wish.message, { userId, canWrite, acts, onMore: () => setReacting(wish) })}
          place={{ current: wish.place }}
          opened={wish.by}
          onClose={onClose}
        />
      )}
      {!wish && reacting && emojis && (
        <emojis.EmojiPicker
          userId={userId}
          label="React with an emoji"
          place={reacting.place}
          onChoose={(emoji) => acts.react(reacting.message, emoji)}
          onClose={() => setReacting(null)}
        />
      )}
    </>
  );
}

interface Offered extends Pick<MessageMenuProps, 'userId' | 'canWrite' | 'acts'> {
  /** Another emoji than those at hand is wanted. */
  onMore: () => void;
}

function itemsOf(message: Message, { userId, canWrite, acts, onMore }: Offered): MenuEntry[] {
  const given = reactionOf(message, userId);
  const reactions =
    given === null
      ? offeredEmojis.map((emoji) => ({
          label: `React with ${emoji}`,
          icon: <SmilePlus size={16} />,
          onSelect: () => acts.react(message, emoji),
        }))
      : [
          {
            label: `Remove ${given}`,
            icon: <Undo2 size={16} />,
            onSelect: () => acts.react(message, null),
          },
        ];
  const another = { label: 'More emoji…', icon: <SmilePlus size={16} />, onSelect: onMore };
  return [
    ...(canWrite
      ? [
          { label: 'Reply', icon: <Reply size={16} />, onSelect: () => acts.reply(message) },
          ...reactions,
          another,
        ]
      : []),
    ...(message.content === ''
      ? []
      : [{ label: 'Copy text', icon: <Copy size={16} />, onSelect: () => acts.copy(message.content) }]),
    ...(isForwardable(message)
      ? [{ label: 'Forward…', icon: <Forward size={16} />, onSelect: () => acts.forward(message) }]
      : []),
    ...(canWrite
      ? [
          {
            label: message.pinned ? 'Unpin' : 'Pin',
            icon: message.pinned ? <PinOff size={16} /> : <Pin size={16} />,
            onSelect: () => acts.pin(message),
          },
        ]
      : []),
    ...(canWrite && isEditable(message, userId, new Date())
      ? [{ label: 'Edit', icon: <Pencil size={16} />, onSelect: () => acts.edit(message) }]
      : []),
    ...(message.sender.id === userId || message.deletedAt !== null
      ? []
      : [{ label: 'Report…', icon: <Flag size={16} />, onSelect: () => openReportMessage(message) }]),
    {
      label: 'Delete',
      icon: <Trash2 size={16} />,
      isDestructive: true,
      onSelect: () => acts.remove(message),
    },
  ];
}
