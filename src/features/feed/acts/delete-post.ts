import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import { dismissToast, showToast } from '@/ui/toast/toast';
import { hidePost } from '../list/hidden-posts';

/** How long it can be undone, in ms. */
const undoMs = 10_000;
const deletedText = 'This post was deleted';

/** What is not sent yet. */
const waiting = new Set<() => void>();

/** Deletes my post: at once for the eye, on the server when the toast that can undo it has gone, or with the page. */
export function deletePost(queryClient: QueryClient, { id }: Pick<Schemas['Post'], 'id'>): void {
  const toastId = `delete-post-${id}`;
  let isSettled = false;
  const settle = (act: () => void) => () => {
    if (isSettled) return;
    isSettled = true;
    waiting.delete(send);
    act();
  };
  const send = settle(() => void deleteNow(queryClient, id));
  const undo = settle(() => hidePost(id, null));
  waiting.add(send);
  addEventListener('pagehide', sendWaiting);
  hidePost(id, {
    text: deletedText,
    onUndo: () => {
      undo();
      dismissToast(toastId);
    },
  });
  showToast({
    kind: 'blank',
    id: toastId,
    text: 'Post deleted',
    durationMs: undoMs,
    action: { label: 'Undo', onAction: undo },
    onGone: send,
  });
}

/** Whoever leaves the page does not undo any more. */
function sendWaiting(): void {
  for (const send of waiting) send();
}

async function deleteNow(queryClient: QueryClient, id: number): Promise<void> {
  hidePost(id, { text: deletedText, onUndo: null });
  try {
    await write(queryClient, 'delete', '/posts/{id}', { path: { id }, keepalive: true });
  } catch (error) {
    // One that is gone already needs no second try, and nobody is told of one that belongs to a session that ended.
    if (hasStatus(error, 404) || hasStatus(error, 401)) return;
    hidePost(id, null);
    showToast({ kind: 'error', text: 'Your post wasn’t deleted' });
  }
}
