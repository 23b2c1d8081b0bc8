import { useQuery } from '@tanstack/react-query';
import { Pin } from 'lucide-react';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { safeRows } from '@/ui/rows/safe-rows';
import { messageFinds } from '@/features/chat/data/message-finds';
import type { Message } from '@/features/chat/engine/thread';
import { messageLine } from '@/features/chat/wording';
import { MessageLine } from '../message/message-line';

interface PinnedBarProps {
  conversationId: number;
  onShow: (messageId: number) => void;
}

const listId = 'pinned-messages';

/** What was pinned in a conversation, above its messages: the newest in a line, the others behind it. Absent without any. */
export function PinnedBar({ conversationId, onShow }: PinnedBarProps) {
  const { data } = useQuery(messageFinds.pinned(conversationId));
  const pinned = data?.data ?? [];
  const [newest] = pinned;
  if (!newest) return null;
  const open = ({ id }: Message) => {
    closeModal(listId);
    onShow(id);
  };
  const list = () =>
    openModal({
      id: listId,
      title: 'Pinned messages',
      content: (
        <ul>
          {safeRows(pinned, 'message', (message) => (
            <li key={message.id}>
              <MessageLine message={message} onOpen={open} />
            </li>
          ))}
        </ul>
      ),
    });
  return (
    <button
      type="button"
      onClick={() => (pinned.length > 1 ? list() : open(newest))}
      className="border-line-subtle hover:bg-hover flex min-h-9 shrink-0 items-center gap-2 border-b px-3.5 text-left text-sm -outline-offset-2 max-md:min-h-11 md:px-6"
    >
      <Pin aria-hidden size={14} className="text-teal-ink shrink-0" />
      <span className="text-teal-ink shrink-0 font-medium">
        {pinned.length > 1 ? `${data?.total ?? pinned.length} pinned` : 'Pinned'}
      </span>
      <span dir="auto" className="text-ink-2 min-w-0 flex-1 truncate">
        {messageLine(newest).slice(0, 200)}
      </span>
    </button>
  );
}
