import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { read } from '@/api/queries';
import { welcome, type Chat } from './chat';
import { historyOf, joined } from './messages';

/** How long an empty thread stays silent, in ms (specification §9). */
const welcomeMs = 3000;

interface Whose {
  chat: Chat;
  threadId: string | undefined;
  isOpen: boolean;
  firstName: string;
}

/**
 * Everything that was said, oldest first. The thread's history is loaded when the panel is opened and nothing has been said
 * here yet (specification §4, §7), once; where it is empty Ava says hello after 3 s.
 */
export function useConversation({ chat, threadId, isOpen, firstName }: Whose) {
  const local = useStore(chat, ({ messages }) => messages);
  const isWelcomed = useStore(chat, (state) => state.isWelcomed);
  const history = useQuery({
    ...read('/ava/thread/{avaThreadId}', { path: { avaThreadId: threadId ?? '' } }),
    enabled: isOpen && threadId !== undefined && local.length === 0,
    // What is said from now on is kept here: read again, the thread would tell it a second time.
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const { data } = history;
  const messages = useMemo(() => joined(data ? historyOf(data) : [], local), [data, local]);
  const isSilent = isOpen && !isWelcomed && data !== undefined && messages.length === 0;
  useEffect(() => {
    if (!isSilent) return;
    const timer = setTimeout(() => welcome(chat, welcomeText(firstName)), welcomeMs);
    return () => clearTimeout(timer);
  }, [isSilent, chat, firstName]);
  return {
    messages,
    isWaiting: messages.some((message) => message.role === 'user' && message.state === 'waiting'),
    /** How many of them were said before. */
    earlier: messages.length - local.length,
    isLoading: history.isFetching,
    isMissing: history.isError && !history.isFetching,
    load: () => void history.refetch(),
  };
}

const welcomeText = (firstName: string) =>
  `Hi ${firstName}, I'm Ava. Ask me about a deal, your portfolio or how something works.`;
