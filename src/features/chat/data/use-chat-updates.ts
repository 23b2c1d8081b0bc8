// What the socket's words mean while conversations are on the page. They say which, so what they speak of is read again.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refresh } from '@/api/queries';
import { listenToChat, type ChatNews } from '@/realtime/chat/chat-news';
import { connectionStatus } from '@/realtime/status';
import { knownConversation, patchConversation, refreshLists } from './list-cache';
import { refreshShownDeals } from './shown-deals';
import { refreshPinned } from './message-finds';
import { participantsOf, type Conversation } from './queries';
import { knownThread, refreshMessage, refreshThread } from './thread-cache';
import { startTyping, stopTyping } from './typing-store';

/** Without live updates the open conversation is asked for so often (A26). */
const pollMs = 20_000;
/** Events so close together mean one read of the list. */
const gatherMs = 150;
/** What the page before read is as it is now. */
const readJustNowMs = 5000;

/** Keeps lists and the open conversation as the server has them; works by `newNotification` alone, sooner with the others. */
export function useChatUpdates(userId: number, openId: number | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lists = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refreshLists(queryClient);
      }, gatherMs);
    };
    const stop = listenToChat((news) => hear(queryClient, { news, userId, openId, lists }));
    void refreshLists(queryClient, readJustNowMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient, userId, openId]);

  useEffect(() => {
    if (openId === null) return;
    // One that is read for the first time is as it is now.
    if (knownThread(queryClient, openId)) void refreshThread(queryClient, openId);
    const timer = setInterval(() => {
      const isLive = connectionStatus.getState().status === 'connected';
      if (isLive || document.visibilityState !== 'visible') return;
      void refreshThread(queryClient, openId);
      refreshShownDeals(queryClient);
    }, pollMs);
    return () => clearInterval(timer);
  }, [queryClient, openId]);
}

interface Hearing {
  news: ChatNews;
  userId: number;
  openId: number | null;
  lists: () => void;
}

function hear(queryClient: QueryClient, { news, userId, openId, lists }: Hearing): void {
  const readOne = (id: number) => void refresh(queryClient, `/conversations/${id}`);
  if (news.type === 'typing') {
    if (news.userId !== userId) startTyping(news.conversationId, news.userId);
    return;
  }
  if (news.type === 'anything') {
    lists();
    refreshShownDeals(queryClient);
    if (openId !== null) {
      void refreshThread(queryClient, openId);
      readOne(openId);
    }
    return;
  }
  const { conversationId } = news;
  if (news.type === 'messageRead') {
    if (news.userId === userId) {
      lists();
      readOne(conversationId);
    } else patchConversation(queryClient, conversationId, readBy(news.userId, news.messageId));
    return;
  }
  if (news.type === 'newMessage') {
    stopTyping(conversationId, news.senderId);
    void refreshThread(queryClient, conversationId);
  } else {
    void refreshMessage(queryClient, conversationId, news.messageId);
    void refreshPinned(queryClient, conversationId);
    if (knownConversation(queryClient, conversationId)?.lastMessage?.id !== news.messageId) return;
  }
  lists();
}

/** Reading never goes back. */
const readBy = (userId: number, messageId: number) => (conversation: Conversation) => ({
  ...conversation,
  participants: participantsOf(conversation).map((each) =>
    each.user.id === userId ? { ...each, lastReadId: Math.max(each.lastReadId ?? 0, messageId) } : each,
  ),
});
