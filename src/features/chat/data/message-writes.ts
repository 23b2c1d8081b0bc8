import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDelete, usePut } from '@/api/queries';
import { undone } from '@/lib/lists/undone';
import { settleEdits } from '@/ui/draft/edit-draft';
import { showToast } from '@/ui/toast/toast';
import { useIsHere } from '@/ui/use-is-here';
import { messageIn, withMessage, withoutMessage, withoutRemoval, type Message } from '../engine/thread';
import { refreshLists } from './list-cache';
import { refreshPinned } from './message-finds';
import { changeThread, knownThread, nextTurn, refreshMessage } from './thread-cache';

type OneMessage = '/conversations/{id}/messages/{messageId}';

/** Where the new text of a message is kept until the server has it. */
export const editPlace = (messageId: number): string => `edit:${messageId}`;

/** A message before a change and as it was shown with it. */
export interface Shown {
  before: Message;
  after: Message;
}

/**
 * Shows a change of a message before the server has it, takes it back, and puts the server's answer in its place. Not by a
 * write's `changes`: answers are ordered for each message, so a change holds up one, not the thread's pages and its news.
 */
export function messageChanges(queryClient: QueryClient, conversationId: number) {
  const change = (edit: Parameters<typeof changeThread>[2]) =>
    changeThread(queryClient, conversationId, edit);
  const find = (id: number) => messageIn(knownThread(queryClient, conversationId) ?? nothing, id);
  return {
    change,
    find,
    show: (id: number, patch: (message: Message) => Message): Shown | undefined => {
      const before = find(id);
      if (!before) return undefined;
      const after = patch(before);
      change((thread) => withMessage(thread, after, Infinity));
      return { before, after };
    },
    /** Keeps what else of the message has changed meanwhile; what is read from now on counts again. */
    takeBack: (shown: Shown | undefined) => {
      if (!shown) return;
      const { before, after } = shown;
      const now = find(before.id) ?? after;
      change((thread) => withMessage(thread, undone(now, before, after), 0));
      void refreshMessage(queryClient, conversationId, before.id);
    },
    /** Without an answer what is shown stays until it is read again. */
    settle: (id: number, answer: Message | undefined) => {
      const message = answer ?? find(id);
      if (message) change((thread) => withMessage(thread, message, nextTurn()));
      void refreshMessage(queryClient, conversationId, id);
      void refreshLists(queryClient);
    },
  };
}

/**
 * Edits a message, reacts to it, deletes it: shown at once, and taken back when the server refuses. While a change is on its
 * way no read undoes it.
 */
export function useMessageWrites(conversationId: number, userId: number) {
  const queryClient = useQueryClient();
  const { change, find, show, takeBack, settle } = messageChanges(queryClient, conversationId);
  const isHere = useIsHere();
  const onUndo = (shown: Shown | undefined) => takeBack(shown);
  const edit = usePut<OneMessage, Shown | undefined>('/conversations/{id}/messages/{messageId}', {
    refreshes: [],
    onStart: ({ path, body }) =>
      show(path.messageId, (message) => ({
        ...message,
        content: body?.content ?? message.content,
        editedAt: new Date().toISOString(),
      })),
    onUndo: (shown) => {
      takeBack(shown);
      if (!isHere.current) {
        showToast({ kind: 'error', text: 'Your edit wasn’t saved. Press Edit on the message to try again.' });
      }
    },
    onDone: (message, { path: { messageId }, body }) => {
      settle(messageId, message);
      settleEdits(userId, editPlace(messageId), { content: body?.content });
    },
  });
  const react = usePut<OneMessage, Shown | undefined>('/conversations/{id}/messages/{messageId}', {
    refreshes: [],
    failureTitle: 'Your reaction wasn’t saved',
    onStart: ({ path, body }) =>
      show(path.messageId, (message) => ({
        ...message,
        reactions: withReaction(message.reactions, userId, body?.reaction ?? null),
      })),
    onUndo,
    onDone: (message, { path: { messageId } }) => settle(messageId, message),
  });
  const pin = usePut<OneMessage, Shown | undefined>('/conversations/{id}/messages/{messageId}', {
    refreshes: [],
    failureTitle: 'Couldn’t update the pinned message',
    onStart: ({ path, body }) =>
      show(path.messageId, (message) => ({ ...message, pinned: body?.pinned ?? message.pinned })),
    onUndo,
    onDone: (message, { path: { messageId } }) => {
      settle(messageId, message);
      void refreshPinned(queryClient, conversationId);
    },
  });
  const remove = useDelete<OneMessage, Shown | undefined>('/conversations/{id}/messages/{messageId}', {
    refreshes: [],
    failureTitle: 'Couldn’t delete the message',
    onStart: ({ path, query }) => {
      if (query?.for === 'everyone') return show(path.messageId, withdrawn);
      const before = find(path.messageId);
      change((thread) => withoutMessage(thread, path.messageId));
      return before && { before, after: before };
    },
    onUndo: (shown, { query }) => {
      if (query?.for === 'everyone') takeBack(shown);
      else if (shown) change((thread) => withoutRemoval(thread, shown.before));
    },
    onDone: (_answer, { path, query }) => {
      const shown = find(path.messageId);
      if (query?.for === 'everyone' && shown) settle(shown.id, shown);
      else void refreshLists(queryClient);
    },
  });
  const path = (messageId: number) => ({ id: conversationId, messageId });
  return {
    /** `editedAt`: the state the edit began from; another one is refused. */
    edit: (message: Message, content: string, onFailure: (error: Error) => void) =>
      edit.mutate(
        { path: path(message.id), body: { content, editedAt: message.editedAt } },
        { onError: onFailure },
      ),
    react: (message: Message, reaction: string | null) =>
      react.mutate({ path: path(message.id), body: { reaction } }),
    pin: ({ id, pinned }: Message) => pin.mutate({ path: path(id), body: { pinned: !pinned } }),
    removeForMe: (messageId: number) => remove.mutate({ path: path(messageId), query: { for: 'me' } }),
    removeForEveryone: (messageId: number) =>
      remove.mutate({ path: path(messageId), query: { for: 'everyone' } }),
  };
}

const nothing = { entries: [], removed: new Set<number>(), hasOlder: false };

const withdrawn = (message: Message): Message => ({
  ...message,
  content: '',
  attachments: [],
  reactions: {},
  pinned: false,
  deletedAt: new Date().toISOString(),
});

/** One emoji a member; null takes it back. */
export function withReaction(
  reactions: Message['reactions'],
  userId: number,
  emoji: string | null,
): Message['reactions'] {
  const others = Object.entries(reactions).map(
    ([each, userIds]) => [each, userIds.filter((id) => id !== userId)] as const,
  );
  const left = new Map(others.filter(([, userIds]) => userIds.length > 0));
  if (emoji !== null) left.set(emoji, [...(left.get(emoji) ?? []), userId]);
  return Object.fromEntries(left);
}

/** The emoji this member gave. */
export const reactionOf = ({ reactions }: Message, userId: number): string | null =>
  Object.entries(reactions).find(([, userIds]) => userIds.includes(userId))?.[0] ?? null;
