import { useQueryClient } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { watchPresence } from '@/realtime/presence/presence';
import { EmptyState } from '@/ui/states/empty-state';
import { knownConversation } from './data/list-cache';
import type { ConversationFilter } from './data/queries';
import { serveOutbox } from './outbox/sending';
import { useChatUpdates } from './data/use-chat-updates';
import { ConversationPane } from './list/conversation-pane';
import { Thread } from './thread/thread';
import { othersIn } from './wording';
import { useFocusAcross } from './use-focus-across';

export interface ChatPageProps {
  userId: number;
  /** The conversation in the address; null for none. */
  openId: number | null;
  /** The message of it that is brought into view; null for none. */
  messageId?: number | null;
  /** Below 768 px one of the two is seen (A35). */
  view: 'list' | 'chat';
  filter: ConversationFilter;
  onOpen: (conversationId: number) => void;
  onBack: () => void;
  onFilter: (filter: ConversationFilter) => void;
  onRead: () => void;
}

/** The chat: conversations beside the one that is open; on phones one at a time. */
export function ChatPage(props: ChatPageProps) {
  const { userId, openId, messageId = null, view, filter, onOpen, onBack, onFilter, onRead } = props;
  const queryClient = useQueryClient();
  useEffect(() => serveOutbox(queryClient, userId), [queryClient, userId]);
  useChatUpdates(userId, openId);
  useEffect(() => {
    if (openId === null) return;
    const conversation = knownConversation(queryClient, openId);
    watchPresence(conversation ? othersIn(conversation, userId).map(({ id }) => id) : []);
    return () => watchPresence([]);
  }, [queryClient, openId, userId]);
  const isThread = view === 'chat' && openId !== null;
  useFocusAcross(isThread ? openId : null);
  return (
    <div
      data-view={isThread ? 'chat' : 'list'}
      className="group -mx-(--gutter) -mt-[18px] -mb-21 grid h-[calc(100dvh-var(--topbar-h)-var(--room,0px))] grid-rows-[minmax(0,1fr)] peer-data-said/notice:-mt-1! peer-data-said/notice:[--room:30px] md:-mt-7 peer-data-said/notice:md:mt-0.5! md:grid-cols-[280px_minmax(0,1fr)] xl:grid-cols-[340px_minmax(0,1fr)]"
    >
      <title>Chat · Tiebeam</title>
      <section
        aria-label="Conversations"
        className="border-line-subtle bg-surface-1 contain-strict flex min-h-0 min-w-0 flex-col md:border-r max-md:group-data-[view=chat]:hidden"
      >
        <ConversationPane
          userId={userId}
          openId={openId}
          filter={filter}
          onFilter={onFilter}
          onStarted={onOpen}
        />
      </section>
      <section
        id="conversation"
        tabIndex={-1}
        aria-label="Conversation"
        className="contain-strict flex min-h-0 min-w-0 flex-col outline-none max-md:group-data-[view=list]:hidden"
      >
        {openId === null ? (
          <div className="m-auto">
            <EmptyState
              icon={<MessagesSquare />}
              title="No conversation selected"
              text="Choose one from the list, or start a new one."
            />
          </div>
        ) : (
          <Thread
            key={openId}
            userId={userId}
            conversationId={openId}
            messageId={messageId}
            onBack={onBack}
            onRead={onRead}
          />
        )}
      </section>
    </div>
  );
}
