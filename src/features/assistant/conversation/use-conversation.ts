import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { read } from '@/api/queries';
import { useTimeout } from '@/ui/events/use-timeout';
import { removeQuestions, welcome, type Chat } from '../chat';
import { heldQuestions, historyOf, isUnanswered, isWaiting as waits, joined } from './messages';
import { onThreadUpdate } from '../topics/thread-updates';
import { useKeptQuestions } from '../composer/unsent';

/** How long an empty thread stays silent, in ms (specification §9). */
const welcomeMs = 3000;

interface Whose {
  userId: number;
  chat: Chat;
  threadId: string | undefined;
  isOpen: boolean;
  firstName: string;
}

/**
 * Everything that was said, oldest first. The thread's history is loaded when the panel is opened and nothing has been said
 * here yet (specification §4, §7), once; where it is empty Ava says hello after 3 s. When another tab has added to the thread
 * it is read again, as soon as nothing waits for an answer here.
 */
export function useConversation({ userId, chat, threadId, isOpen, firstName }: Whose) {
  useKeptQuestions(userId, chat, threadId);
  const local = useStore(chat, ({ messages }) => messages);
  const isWelcomed = useStore(chat, (state) => state.isWelcomed);
  const history = useQuery({
    ...read('/ava/thread/{avaThreadId}', { path: { avaThreadId: threadId ?? '' } }),
    enabled: isOpen && threadId !== undefined && local.every(isUnanswered),
    // What is said from now on is kept here: read again, the thread would tell it a second time.
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const { data, dataUpdatedAt, refetch } = history;
  const { messages, held } = useMemo(() => {
    const before = data ? historyOf(data) : [];
    const held = new Set(heldQuestions(before, local, dataUpdatedAt).map(({ id }) => id));
    const since = local.filter(({ id }) => !held.has(id));
    return { messages: joined(before, since), held };
  }, [data, local, dataUpdatedAt]);
  useEffect(() => {
    if (held.size > 0) removeQuestions(chat, held);
  }, [held, chat]);

  const isWaiting = local.some(waits);
  const isOutdated = useStore(chat, (state) => state.isOutdated);
  useEffect(() => {
    if (threadId === undefined) return;
    return onThreadUpdate({ userId, threadId }, () => chat.setState({ isOutdated: true }));
  }, [userId, threadId, chat]);
  const isRead = data !== undefined;
  useEffect(() => {
    if (!isOutdated || isWaiting) return;
    chat.setState({ isOutdated: false });
    // What was never read here is read when it is wanted.
    if (isRead) void refetch();
  }, [isOutdated, isWaiting, isRead, refetch, chat]);

  const isSilent = isOpen && !isWelcomed && data !== undefined && messages.length === 0;
  useTimeout(() => welcome(chat, welcomeText(firstName)), isSilent ? welcomeMs : null, chat);
  return {
    messages,
    isWaiting,
    /** The ids of what was said here, which the member has heard of as it came. */
    hereIds: useMemo(() => new Set(local.map(({ id }) => id)), [local]),
    /** Something has been asked here, and sent; what waits to be sent again is not yet. */
    hasAsked: local.some((each) => each.role === 'user' && !isUnanswered(each)),
    isLoading: history.isFetching && !isRead,
    isMissing: history.isError && !history.isFetching && !isRead,
    load: () => void refetch(),
  };
}

const welcomeText = (firstName: string) =>
  `Hi ${firstName}, I’m Ava. Ask me about a deal, your portfolio or how something works.`;
