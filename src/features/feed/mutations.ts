import { useRef } from 'react';
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

const said = (mine: Omit<Schemas['MyReaction'], 'id'> | null) => mine && `${mine.type} ${mine.price ?? ''}`;

/**
 * Reacts to a post, at a price in £ where it is one to buy, or takes the reaction back (`type: null`). The last wish is shown at once; while one is being sent the
 * newest waits its turn, and a refusal shows what the server still has.
 */
export function useReact(postId: number) {
  const queryClient = useQueryClient();
  const options = { refreshes: ['/reactions'], failureTitle: "Your reaction wasn't saved" };
  const add = usePost('/reactions', options);
  const remove = useDelete('/reactions/{id}', options);
  const saved = useRef<Schemas['MyReaction'] | null>(null);
  const wanted = useRef<Omit<Schemas['MyReaction'], 'id'> | null>(null);
  const isSending = useRef(false);

  const show = (mine: Schemas['MyReaction'] | null) =>
    patchPost(queryClient, postId, (post) => withMyReaction(post, mine));
  const sendOne = async () => {
    if (wanted.current) {
      const { id, type, price } = await add.mutateAsync({ body: { postId, ...wanted.current } });
      saved.current = { id, type, ...(price && { price }) };
    } else if (saved.current) {
      await remove.mutateAsync({ path: { id: saved.current.id } });
      saved.current = null;
    }
  };
  const send = async () => {
    isSending.current = true;
    try {
      while (said(saved.current) !== said(wanted.current)) await sendOne();
    } catch {
      // The mutation has said so in its toast.
    } finally {
      isSending.current = false;
      show(saved.current);
    }
  };
  const react = (type: Schemas['ReactionType'] | null, price?: number) => {
    if (!isSending.current) saved.current = findPost(queryClient, postId)?.myReaction ?? null;
    wanted.current = type && { type, ...(price && { price }) };
    // The server gives the id; until then the reaction has none that could be taken back.
    show(wanted.current && { id: saved.current?.id ?? 0, ...wanted.current });
    if (!isSending.current) void send();
  };
  return { react };
}
