// Messages that are looked up beside the thread: found by a word, pinned, or around one that is far back.
import type { QueryClient } from '@tanstack/react-query';
import { read, readPages } from '@/api/queries';

const path = '/conversations/{id}/messages';

export const messageFinds = {
  /** Those with these words in the text, newest first, forty a page. */
  withWords: (conversationId: number, query: string) =>
    readPages(path, { path: { id: conversationId }, query: { query } }),
  /** The newest forty pinned ones. */
  pinned: (conversationId: number) => ({
    ...read(path, { path: { id: conversationId }, query: { pinned: true } }),
    staleTime: 30_000,
  }),
  /** The page that one stands on. */
  around: (conversationId: number, messageId: number) =>
    read(path, { path: { id: conversationId }, query: { around: messageId } }),
};

/** Somebody pinned a message or took the pin back. */
export const refreshPinned = (queryClient: QueryClient, conversationId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: messageFinds.pinned(conversationId).queryKey });
