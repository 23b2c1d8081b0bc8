import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { hasStatus, serverMessage } from '@/api/errors';
import { read, readOnce, write } from '@/api/queries';
import { markUnread } from '@/entities/assistant/ava-store';
import { showToast } from '@/ui/toast/toast';
import { findTaken } from '../ask/asked-before';
import {
  addAnswer,
  addQuestion,
  askAgain,
  failQuestion,
  holdQuestion,
  removeQuestions,
  stopQuestions,
  type Chat,
} from '../chat';
import { historyOf, messageOf, nextWaiting, noAnswerYet, type Question } from '../conversation/messages';
import { tellOfThread } from '../topics/thread-updates';

/** Specification §8. */
const failureText = 'An error occurred while sending the message. Please try again later.';
const failureMs = 5000;

interface Sending {
  question: Question;
  signal: AbortSignal;
}

/**
 * Sends questions to Ava, one after the other in the order they were asked: each is in the conversation at once, and its
 * answer behind it when it comes, whether the panel is open or not.
 */
export function useSending(userId: number, chat: Chat, threadOf: () => Promise<string>) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ question, signal }: Sending) => {
      const threadId = await threadOf();
      const { text: message, isAgain } = question;
      if (isAgain) {
        const thread = read('/ava/thread/{avaThreadId}', { path: { avaThreadId: threadId } });
        const before = queryClient.getQueryData(thread.queryKey);
        const place = { chat, signal, history: before && historyOf(before) };
        const taken = await findTaken(question, place, async () =>
          historyOf(await readOnce('/ava/thread/{avaThreadId}', { path: { avaThreadId: threadId }, signal })),
        );
        if (taken) return taken.answer;
      }
      const args = { body: { threadId, message }, signal };
      const reply = await write(queryClient, 'post', '/ava/message', args, { refreshes: [] });
      tellOfThread({ userId, threadId });
      return reply ? messageOf(reply.message) : 'untold';
    },
  });

  const sendWaiting = useCallback(async () => {
    if (chat.getState().underWay) return;
    for (
      let question = nextWaiting(chat.getState().messages);
      question;
      question = nextWaiting(chat.getState().messages)
    ) {
      const life = new AbortController();
      chat.setState({ underWay: life });
      try {
        const answer = await mutateAsync({ question, signal: life.signal });
        if (life.signal.aborted) continue;
        if (!answer) {
          failQuestion(chat, question.id, noAnswerYet);
          continue;
        }
        if (answer === 'untold') {
          holdQuestion(chat, question.id);
          continue;
        }
        addAnswer(chat, question.id, answer);
        markUnread();
      } catch (error) {
        if (life.signal.aborted) continue;
        failQuestion(chat, question.id, serverMessage(error));
        // One whose session has ended is taken to the sign-in page.
        if (!hasStatus(error, 401)) showToast({ kind: 'error', text: failureText, durationMs: failureMs });
      } finally {
        chat.setState({ underWay: null });
      }
    }
  }, [chat, mutateAsync]);

  const stop = useCallback(() => {
    stopQuestions(chat);
    chat.getState().underWay?.abort();
  }, [chat]);
  useEffect(() => stop, [stop]);

  const send = useCallback(
    (text: string) => {
      addQuestion(chat, text);
      void sendWaiting();
    },
    [chat, sendWaiting],
  );
  const retry = useCallback(
    (questionId: string) => {
      askAgain(chat, questionId);
      void sendWaiting();
    },
    [chat, sendWaiting],
  );
  const giveUp = useCallback((questionId: string) => removeQuestions(chat, new Set([questionId])), [chat]);
  return { send, retry, stop, giveUp };
}
