import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Schemas } from '@/api/contract';
import { useLocation } from '@tanstack/react-router';
import { usePut } from '@/api/queries';
import { dropSubject, useAva } from '@/entities/assistant/ava-store';
import { InlineTokens, type RenderToken } from '@/ui/markdown/inline-tokens';
import { Announcement } from './announcement';
import { AvaComposer } from './ava-composer';
import { AvaPanel } from './ava-panel';
import { createChat, rate, unrate } from './chat';
import { MessageList } from './message-list';
import { withSubject } from './messages';
import { suggestionsFor } from './suggestions';
import { useConversation } from './use-conversation';
import { usePageSubject } from './use-page-subject';
import { useSending } from './use-sending';

interface AvaProps {
  user: Schemas['CurrentUser'];
  threadId: string | undefined;
  /** Asks for the thread while there is none yet. */
  findThread: () => Promise<string>;
  /** What a figure inside an answer is shown as. */
  renderFigure: RenderToken;
  onClose: () => void;
}

/** Ava for one member: the conversation lives as long as this does, the panel is in view while it is open. */
export function Ava({ user, threadId, findThread, renderFigure, onClose }: AvaProps): ReactNode {
  const [chat] = useState(createChat);
  const isOpen = useAva((state) => state.isOpen);
  const asked = useAva((state) => state.asked);
  const wished = useAva((state) => state.subject);
  const pageSubject = usePageSubject();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // The page whose subject was taken away.
  const [dropped, setDropped] = useState<string | null>(null);
  const ratings = useStore(chat, (state) => state.ratings);
  const [firstName = user.fullName] = user.fullName.split(' ');
  const { messages, earlier, ...history } = useConversation({ chat, threadId, isOpen, firstName });
  const threadOf = async () => threadId ?? (await findThread());
  const { send, retry, stop } = useSending(chat, threadOf);
  const { mutate: putRating } = usePut('/ava/message/{id}', {
    refreshes: [],
    failureTitle: 'What you think of the answer could not be saved',
  });

  const subject = wished ?? (pageSubject?.path === dropped ? null : pageSubject);
  const isWaiting = messages.some((message) => message.role === 'user' && message.state === 'waiting');
  const hasAsked = messages.slice(earlier).some(({ role }) => role === 'user');
  const last = messages.at(-1);
  if (!isOpen) return null;
  return (
    <InlineTokens value={renderFigure}>
      <AvaPanel chat={chat} onClose={onClose}>
        <MessageList
          messages={messages}
          ratings={ratings}
          isWaiting={isWaiting}
          isLoading={history.isLoading}
          isMissing={history.isMissing}
          onLoad={history.load}
          onRetry={retry}
          onRegenerate={send}
          onRate={(id, helpful) => {
            rate(chat, id, helpful);
            putRating({ path: { id }, body: { helpful } }, { onError: () => unrate(chat, id) });
          }}
        />
        <Announcement
          isWaiting={isWaiting}
          answer={last?.role === 'assistant' && messages.length > earlier ? last : undefined}
        />
        <AvaComposer
          userId={user.id}
          subject={subject}
          onDropSubject={() => {
            if (wished === null) setDropped(subject?.path ?? null);
            dropSubject();
          }}
          suggestions={hasAsked || history.isLoading ? [] : suggestionsFor(path, subject)}
          isWaiting={isWaiting}
          wish={asked}
          onSend={(text) => send(withSubject(text, subject))}
          onStop={stop}
        />
      </AvaPanel>
    </InlineTokens>
  );
}
