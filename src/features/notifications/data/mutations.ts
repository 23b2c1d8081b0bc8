import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { pathKey, refresh, usePut, write } from '@/api/queries';
import { inTurns } from '@/lib/timing/in-turns';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { withAllRead, withMuted, withRead, type NotificationPages } from './cache';
import { changeLists, listChange } from './change-lists';
import { notificationQueries } from './queries';
import { refreshNotifications } from './refresh';
import { markHiddenRead } from './removal-store';
import { unreadIn } from './unread';

interface Marking {
  ids: readonly number[];
  read: boolean;
  /** Filled by the writes: which of them the server refused. */
  failed: Set<number>;
}

/**
 * Marks notifications read or unread; what is so already is not sent. The lists are read again after it; a failure is
 * said in the specification's words, and only what failed is taken back.
 */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    meta: { failureTitle: 'Error updating notification!' },
    mutationFn: async ({ ids, read, failed }: Marking) => {
      const failures = await inTurns(ids, (id) =>
        write(queryClient, 'put', '/notifications/{id}', { path: { id }, body: { read } }, { refreshes: [] }),
      );
      ids.forEach((id, index) => failures[index] && failed.add(id));
      const failure = failures.find(Boolean);
      if (failure) throw failure;
    },
    onMutate: ({ ids, read }) => changeLists(queryClient, (pages) => withRead(pages, new Set(ids), read)),
    onError: (_error, { ids, failed, read }, shown) => {
      shown?.undo();
      const done = new Set(ids.filter((id) => !failed.has(id)));
      changeLists(queryClient, (pages) => withRead(pages, done, read)).end();
    },
    onSettled: (_answer, _error, _marking, shown) => {
      shown?.end();
      void refreshNotifications(queryClient);
    },
  });
  return (rows: readonly Schemas['Notification'][], read: boolean) => {
    const ids = rows.filter((row) => row.read !== read).map(({ id }) => id);
    if (ids.length > 0) mutate({ ids, read, failed: new Set() });
  };
}

/** Marks all read; a failure is only logged (specification §8). */
export function useMarkAllRead() {
  const queryClient = useQueryClient();
  const markAll = usePut('/notifications/mark-all', {
    refreshes: [],
    changes: () => [listChange(withAllRead)],
    onUndo: () => {
      // oxlint-disable-next-line no-console -- the specification wants this failure logged, and nothing more
      console.debug('Couldn’t mark notifications as read');
    },
    onDone: () => {
      markHiddenRead();
      void refreshNotifications(queryClient);
    },
  });
  /** Nothing is sent while nothing is unread. */
  const markAllRead = () => {
    const pages = queryClient.getQueryData<NotificationPages>(notificationQueries.list().queryKey);
    if (unreadIn(pages) > 0 && !markAll.isPending) markAll.mutate({ body: {} });
  };
  return { markAllRead, isPending: markAll.isPending };
}

/** Mutes a post, or lets it be heard of again; muting can be undone for 10 s. */
export function useMutePost() {
  const queryClient = useQueryClient();
  const { mutate } = usePut('/posts/{id}', {
    refreshes: [],
    failureTitle: 'Couldn’t change notifications for this post',
    changes: ({ path, body }) => [listChange((pages) => withMuted(pages, path.id, body?.muted ?? false))],
    onDone: (_post, { path, body }) => {
      void refresh(queryClient, ...pathKey('/posts/{id}', path));
      if (body?.muted) showUndo('Post muted: you won’t be notified about it', () => mutePost(path.id, false));
      else showToast({ kind: 'success', text: 'Post unmuted' });
    },
  });
  const mutePost = (id: number, muted: boolean) => mutate({ path: { id }, body: { muted } });
  return mutePost;
}
