import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { usePut } from '@/api/queries';
import { useModals } from '@/ui/modal-store';
import { knownConversation, patchConversation } from './list-cache';
import type { Conversation } from './queries';

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

function watchLooks(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  document.addEventListener('visibilitychange', listener);
  document.addEventListener('focusin', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
    document.removeEventListener('visibilitychange', listener);
    document.removeEventListener('focusin', listener);
  };
}

/**
 * Tells the server how far this member has read: when the newest message is in view, the tab has the focus and no modal lies
 * over it. The conversation's notifications are read with it, which `onRead` is told.
 */
export function useReading(
  conversation: Conversation,
  { newestId, isAtEnd, onRead }: { newestId: number | undefined; isAtEnd: boolean; onRead: () => void },
): void {
  const queryClient = useQueryClient();
  const isLooking = useSyncExternalStore(watchLooks, isLookedAt);
  const isCovered = useModals(({ modals }) => modals.length > 0);
  const { mutate } = usePut('/conversations/{id}', {
    refreshes: ['/conversations'],
    onStart: ({ path: { id } }) => {
      const before = knownConversation(queryClient, id);
      patchConversation(queryClient, id, (now) => ({ ...now, unreadCount: 0, isMarkedUnread: false }));
      return before;
    },
    onUndo: (before, { path: { id } }) =>
      patchConversation(queryClient, id, (now) => ({ ...now, unreadCount: before?.unreadCount ?? 0 })),
    onDone: (answer, { path: { id } }) => {
      patchConversation(queryClient, id, () => answer);
      onRead();
    },
  });
  const told = useRef(0);
  const { id, lastReadId, unreadCount, isMarkedUnread } = conversation;
  const isUnread = newestId !== undefined && newestId > (lastReadId ?? 0);
  const isNews = isUnread || unreadCount > 0 || isMarkedUnread;
  const tell = useEffectEvent((readUpTo: number) => {
    // Once for each newest message: a mark that is set afterwards stays.
    if (readUpTo <= told.current) return;
    told.current = readUpTo;
    mutate({ path: { id }, body: { readUpTo } });
  });
  const isToTell = isNews && isAtEnd && isLooking && !isCovered;
  useEffect(() => {
    if (isToTell && newestId !== undefined) tell(newestId);
  }, [isToTell, newestId]);
}
