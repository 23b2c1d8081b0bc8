import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { useDelete, usePost } from '@/api/queries';
import { findPost, insertPost, patchPost } from '@/entities/post/cache';
import { withMyReaction } from './reactions';

/** Posts; the new post stands on top of the feed at once and the list is read again behind it. */
export function useCreatePost() {
  const queryClient = useQueryClient();
  return usePost('/posts', { onDone: (post) => insertPost(queryClient, post) });
}

const reactionFailed = "Your reaction wasn't saved";

/** Reacts to a post, or takes the reaction back (`type: null`): shown at once, rolled back when it fails. */
export function useReact(postId: number) {
  const queryClient = useQueryClient();
  const show = (mine: Schemas['MyReaction'] | null) =>
    patchPost(queryClient, postId, (post) => withMyReaction(post, mine));
  const mine = () => findPost(queryClient, postId)?.myReaction ?? null;
  const reactionsPath = { refreshes: ['/reactions'], failureTitle: reactionFailed };
  const add = usePost('/reactions', {
    ...reactionsPath,
    onStart: ({ body }) => {
      const before = mine();
      // The server gives the id; until then the reaction has none that could be taken back.
      show({ id: before?.id ?? 0, type: body.type });
      return before;
    },
    onUndo: (before) => show(before ?? null),
    onDone: ({ id, type }) => show({ id, type }),
  });
  const remove = useDelete('/reactions/{id}', {
    ...reactionsPath,
    onStart: () => {
      const before = mine();
      show(null);
      return before;
    },
    onUndo: (before) => show(before ?? null),
  });
  const react = (type: Schemas['ReactionType'] | null) => {
    if (add.isPending || remove.isPending) return;
    const before = mine();
    if (type === null && before) remove.mutate({ path: { id: before.id } });
    else if (type !== null && type !== before?.type) add.mutate({ body: { postId, type } });
  };
  return { react };
}
