import { Link } from '@tanstack/react-router';
import {
  Archive,
  BellOff,
  Calculator,
  ChevronLeft,
  Info,
  LogOut,
  MailOpen,
  MoreVertical,
  Pin,
  Search,
  Trash2,
} from 'lucide-react';
import { memo } from 'react';
import type { Schemas } from '@/api/contract';
import { useOnlineAmong } from '@/realtime/presence/use-online-among';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { counted } from '@/lib/lists/counted';
import type { Conversation } from '../data/queries';
import { ConversationFace } from '../list/conversation-face';
import { conversationName, othersIn } from '../wording';
import { useConversationActions } from './actions/use-conversation-actions';
import { openConversationInfo } from './info/conversation-info';
import { MessageSearch } from './info/message-search';

interface ThreadHeaderProps {
  conversation: Conversation;
  userId: number;
  /** Back to the list, on phones; away from a conversation that is gone. */
  onBack: () => void;
  /** Brings a message of the conversation into view. */
  onShow: (messageId: number) => void;
}

/** Whom one talks with, whether they are there, and what can be done with the conversation. */
export const ThreadHeader = memo(function ThreadHeader(props: ThreadHeaderProps) {
  const { conversation, userId, onBack, onShow } = props;
  const { muted, pinned, archived, isGroup, canWrite, dealRef } = conversation;
  const others = othersIn(conversation, userId);
  const acts = useConversationActions(conversation, { userId, onGone: onBack });
  const name = conversationName(conversation, userId);
  const find = () =>
    openModal({
      id: 'find-message',
      title: 'Find a message',
      content: (
        <MessageSearch
          conversationId={conversation.id}
          onOpen={({ id }) => {
            closeModal('find-message');
            onShow(id);
          }}
        />
      ),
    });
  return (
    <header className="border-line-subtle flex h-[62px] shrink-0 items-center gap-2 border-b pr-2.5 pl-1 md:h-[70px] md:gap-3 md:pr-4 md:pl-6">
      <IconButton label="Back to conversations" className="md:hidden" onClick={onBack}>
        <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <ConversationFace conversation={conversation} userId={userId} size={40} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base font-[550]">
          <HeaderName name={name} other={isGroup ? undefined : others[0]} />
        </h2>
        <Presence others={others} isGroup={isGroup} />
      </div>
      {dealRef !== null && (
        <Link
          to="/property-evaluations/$uuid"
          params={{ uuid: dealRef }}
          className="border-line text-ink-2 hover:border-line-strong hover:text-ink touch-target relative flex h-8 items-center gap-1.5 rounded-full border px-3 text-xs font-medium max-[399px]:px-2"
        >
          <Calculator aria-hidden size={14} />
          <span className="max-[399px]:sr-only">View deal</span>
        </Link>
      )}
      <IconButton label="Find a message" className="max-md:hidden" onClick={find}>
        <Search aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <Menu
        label="Conversation"
        trigger={
          <IconButton label="Conversation menu">
            <MoreVertical aria-hidden size={19} strokeWidth={1.75} />
          </IconButton>
        }
        items={[
          { label: 'Find a message…', icon: <Search size={16} />, onSelect: find },
          {
            label: 'Members and files',
            icon: <Info size={16} />,
            onSelect: () => openConversationInfo(conversation.id, userId),
          },
          'separator',
          { label: 'Mark as unread', icon: <MailOpen size={16} />, onSelect: acts.markUnread },
          { label: muted ? 'Unmute' : 'Mute', icon: <BellOff size={16} />, onSelect: acts.mute },
          { label: pinned ? 'Unpin' : 'Pin', icon: <Pin size={16} />, onSelect: acts.pin },
          {
            label: archived ? 'Unarchive' : 'Archive',
            icon: <Archive size={16} />,
            onSelect: acts.archive,
          },
          'separator',
          ...(isGroup && canWrite
            ? [{ label: 'Leave group', icon: <LogOut size={16} />, onSelect: acts.leave }]
            : []),
          {
            label: 'Delete conversation',
            icon: <Trash2 size={16} />,
            isDestructive: true,
            onSelect: acts.remove,
          },
        ]}
      />
    </header>
  );
});

function HeaderName({ name, other }: { name: string; other: Schemas['Author'] | undefined }) {
  if (!other) return <bdi>{name}</bdi>;
  return (
    <Link to="/$username" params={{ username: other.username }} className="hover:underline">
      <bdi>{name}</bdi>
    </Link>
  );
}

function Presence({ others, isGroup }: { others: readonly Schemas['Author'][]; isGroup: boolean }) {
  const online = useOnlineAmong(others.map(({ id }) => id));
  if (isGroup) {
    return (
      <p className="text-ink-3 truncate text-xs">
        {counted(others.length + 1, 'member')}
        {online.length > 0 && <span className="text-green-ink">{` · ${online.length} online`}</span>}
      </p>
    );
  }
  return online.length > 0 ? (
    <p className="text-green-ink text-xs">Online</p>
  ) : (
    <p className="text-ink-3 text-xs">Offline</p>
  );
}
