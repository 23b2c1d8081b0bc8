import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { usePut } from '@/api/queries';
import { useModals } from '@/ui/modal/modal-store';
import { useEvent } from '@/ui/events/use-event';
import { showToast } from '@/ui/toast/toast';
import { conversationChange, patchConversation, refreshLists } from './list-cache';
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

/** Where `Esc` marks as read: in the open conversation or nowhere in particular, and not in what lies over it. */
const isForConversation = (target: EventTarget | null) =>
  target === document.body ||
  (target instanceof Node && (document.getElementById('conversation')?.contains(target) ?? false));

/**
 * Tells the server how far this member has read: when the newest message is in view, the tab has the focus and no modal lies
 * over it; or when `Esc` says that it need not be seen. The conversation's notifications are read with it, which `onRead` is told.
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
    changes: ({ path: { id } }) =>
      conversationChange(id, (now) => ({ ...now, unreadCount: 0, isMarkedUnread: false })),
    onDone: (answer, { path: { id } }) => {
      if (answer) patchConversation(queryClient, id, () => answer);
      else void refreshLists(queryClient);
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
  useEvent('document', 'keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, defaultPrevented, target } = event;
    if (key !== 'Escape' || altKey || ctrlKey || metaKey || shiftKey || isComposing) return;
    // what was closed by this key needed it
    if (defaultPrevented || !isForConversation(target)) return;
    if (!isNews || newestId === undefined || isCovered) return;
    told.current = newestId;
    mutate({ path: { id }, body: { readUpTo: newestId } });
    showToast({ kind: 'success', text: 'Marked as read' });
  });
  const isToTell = isNews && isAtEnd && isLooking && !isCovered;
  useEffect(() => {
    if (isToTell && newestId !== undefined) tell(newestId);
  }, [isToTell, newestId]);
}
