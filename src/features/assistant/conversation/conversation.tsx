import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { dropSubject, takeQuestion, useAva } from '@/entities/assistant/ava-store';
import { isBlank } from '@/lib/text/blank';
import { Announcement } from './announcement';
import type { AnswerUse } from '../answer/answer-actions';
import { AvaComposer } from '../composer/ava-composer';
import { rate, unrate, type Chat } from '../chat';
import { MessageList } from './message-list';
import { withSubject } from './messages';
import { suggestionsFor } from '../ask/suggestions';
import type { useConversation } from './use-conversation';
import { useAboutArticle } from '../ask/use-about-article';
import { useAboutStrategy } from '../ask/use-about-strategy';
import { usePageSubject } from '../panel/use-page-subject';
import { useQuestionDraft } from '../composer/use-question-draft';
import type { useSending } from '../composer/use-sending';

interface ConversationProps {
  user: Schemas['CurrentUser'];
  chat: Chat;
  said: ReturnType<typeof useConversation>;
  sending: ReturnType<typeof useSending>;
  uses: readonly AnswerUse[];
  /** Changes whenever somebody wishes to ask. */
  wish: number;
  /** Something to be answered first, above the field. */
  question: ReactNode;
}

/** What was said on one topic, and where the next question is written. */
export function Conversation({ user, chat, said, sending, uses, wish, question }: ConversationProps) {
  const asked = useAva((state) => state.question);
  const wished = useAva((state) => state.subject);
  const pageSubject = usePageSubject();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const dropped = useStore(chat, (state) => state.dropped);
  const ratings = useStore(chat, (state) => state.ratings);
  const { mutate: putRating } = usePut('/ava/message/{id}', {
    refreshes: [],
    failureTitle: 'Your feedback wasn’t saved',
  });
  const { messages, hasAsked, isWaiting, isLoading } = said;
  const askedOn = useStore(chat, (state) => state.askedOn);
  const { send: ask } = sending;
  const send = useCallback(
    (text: string) => {
      chat.setState({ askedOn: path });
      ask(text);
    },
    [chat, path, ask],
  );
  useEffect(() => {
    const written = asked === null ? null : takeQuestion();
    if (written !== null) send(written);
  }, [asked, send]);

  const here = wished ?? (pageSubject?.path === dropped ? null : pageSubject);
  const draft = useQuestionDraft(user.id, here);
  const subject = wished ?? draft.subject;
  const article = useAboutArticle(subject?.path ?? path);
  const strategy = useAboutStrategy(subject?.path ?? path);
  const last = messages.at(-1);
  const fitting = isLoading || question ? [] : suggestionsFor(path, subject, article, strategy);
  // Under way, another page still offers what fits it best, as long as nothing is being written.
  const fresh = askedOn !== path && isBlank(draft.text) ? fitting.slice(0, 2) : [];
  const suggestions = hasAsked ? fresh : fitting;
  return (
    <>
      <MessageList
        messages={messages}
        ratings={ratings}
        uses={uses}
        isWaiting={isWaiting}
        isLoading={isLoading}
        isMissing={said.isMissing}
        onLoad={said.load}
        onRetry={(id) => {
          chat.setState({ askedOn: path });
          sending.retry(id);
        }}
        onGiveUp={sending.giveUp}
        onRegenerate={send}
        onRate={(id, helpful) => {
          rate(chat, id, helpful);
          putRating({ path: { id }, body: { helpful } }, { onError: () => unrate(chat, id) });
        }}
      />
      <Announcement
        isWaiting={isWaiting}
        answer={last?.role === 'assistant' && said.hereIds.has(last.id) ? last : undefined}
      />
      {question}
      <AvaComposer
        text={draft.text}
        onWrite={draft.write}
        subject={subject}
        onDropSubject={() => {
          if (wished === null) chat.setState({ dropped: subject?.path ?? null });
          draft.dropSubject();
          dropSubject();
        }}
        suggestions={suggestions}
        isWaiting={isWaiting}
        wish={wish}
        onSend={(text) => send(withSubject(text, subject))}
        onStop={sending.stop}
      />
    </>
  );
}
