import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { removeUnlessUndone } from '@/ui/toast/undo';
import { hidePost } from '../list/hidden-posts';

const deletedText = 'This post was deleted';

/** Deletes my post: hidden at once, sent when it can't be undone any more. */
export function deletePost(queryClient: QueryClient, { id }: Pick<Schemas['Post'], 'id'>): void {
  const undo = removeUnlessUndone({
    text: 'Post deleted',
    remove: () => void deleteNow(queryClient, id),
    restore: () => hidePost(id, null),
  });
  hidePost(id, { text: deletedText, onUndo: undo });
}

async function deleteNow(queryClient: QueryClient, id: number): Promise<void> {
  hidePost(id, { text: deletedText, onUndo: null });
  try {
    await write(queryClient, 'delete', '/posts/{id}', { path: { id }, keepalive: true });
  } catch (error) {
    // One that is gone already needs no second try, and nobody is told of one that belongs to a session that ended.
    if (hasStatus(error, 404) || hasStatus(error, 401)) return;
    hidePost(id, null);
    showToast({ kind: 'error', text: 'Couldn’t delete your post' });
  }
}
