import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { knownConversation } from './list-cache';
import { messageChanges, type Shown } from './message-writes';
import { refreshShownDeals } from './shown-deals';

type OneMessage = '/conversations/{id}/messages/{messageId}';
type Poll = Schemas['ChatPoll'];

/** Votes on the poll of a message: shown at once, and taken back when the server refuses. */
export function useVote(conversationId: number, userId: number) {
  const queryClient = useQueryClient();
  const { show, takeBack, settle } = messageChanges(queryClient, conversationId);
  const put = usePut<OneMessage, Shown | undefined>('/conversations/{id}/messages/{messageId}', {
    refreshes: [],
    failureTitle: 'Your vote wasn’t saved',
    onStart: ({ path, body }) => {
      const people = knownConversation(queryClient, conversationId)?.participants ?? [];
      const me = people.find(({ user }) => user.id === userId)?.user;
      return show(path.messageId, (message) => ({
        ...message,
        attachments: message.attachments.map((each) =>
          each.kind === 'poll' ? { ...each, votes: withVote(each.votes, me, body?.vote ?? null) } : each,
        ),
      }));
    },
    onUndo: takeBack,
    onDone: (message, { path: { messageId } }) => {
      settle(messageId, message);
      refreshShownDeals(queryClient);
    },
  });
  return (messageId: number, choice: Schemas['PollChoice'] | null) =>
    put.mutate({ path: { id: conversationId, messageId }, body: { vote: choice } });
}

/** One vote a member, in the place of their first; null takes it back. */
export function withVote(
  votes: Poll['votes'],
  user: Schemas['Author'] | undefined,
  choice: Schemas['PollChoice'] | null,
): Poll['votes'] {
  if (user === undefined) return votes;
  if (choice === null) return votes.filter((each) => each.user.id !== user.id);
  return votes.some((each) => each.user.id === user.id)
    ? votes.map((each) => (each.user.id === user.id ? { ...each, choice } : each))
    : [...votes, { user, choice }];
}

/**
 * Answers a quote that was asked for, or decides about its answer. `onSaved` also runs when the form that sent it is gone.
 */
export function useQuoteChange(conversationId: number, onSaved?: () => void) {
  const queryClient = useQueryClient();
  const { settle } = messageChanges(queryClient, conversationId);
  return usePut<OneMessage>('/conversations/{id}/messages/{messageId}', {
    refreshes: [],
    onDone: (message, { path: { messageId } }) => {
      settle(messageId, message);
      refreshShownDeals(queryClient);
      onSaved?.();
    },
  });
}
