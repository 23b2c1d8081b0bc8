import { useQueryClient } from '@tanstack/react-query';
import { pathKey, useDelete, usePut } from '@/api/queries';
import { patchPost } from '@/entities/post/cache';
import {
  commentChange,
  dropWritten,
  patchComment,
  patchReply,
  replyChange,
  writtenComments,
  writtenReplies,
} from './comment-cache';

interface Place {
  postId: number;
  /** The comment that a reply hangs under. */
  parentId?: number;
}

/** The lists that a comment or reply stands in. */
export function commentPaths({ postId, parentId }: Place): string[] {
  const comments = pathKey('/posts/{id}/comment', { id: postId });
  return parentId === undefined
    ? comments
    : [...comments, ...pathKey('/posts/{id}/comment/{x}', { id: postId, x: parentId })];
}

/**
 * Gives a comment or reply of mine other words. `onSaved` also runs when the form that sent them is gone; it is given the state
 * of the comment, unless the server did not tell.
 */
export function useUpdateComment(place: Place, onSaved: (editedAt: string | null | undefined) => void) {
  const queryClient = useQueryClient();
  return usePut('/posts/{id}/comment/{x}', {
    refreshes: [],
    onDone: (saved) => {
      if (!saved) return onSaved(undefined);
      const { id, content, mentions, editedAt } = saved;
      const words = { content, mentions, editedAt };
      if (place.parentId === undefined) {
        patchComment(queryClient, place.postId, id, (comment) => ({ ...comment, ...words }));
      } else patchReply(queryClient, place.postId, id, (reply) => ({ ...reply, ...words }));
      onSaved(editedAt);
    },
  });
}

/** Deletes a comment or reply of mine; `field` is the figure that it speaks of. */
export function useDeleteComment(place: Place, field: string | undefined) {
  const queryClient = useQueryClient();
  return useDelete('/posts/{id}/comment/{x}', {
    refreshes: commentPaths(place),
    failureTitle:
      place.parentId === undefined ? 'Couldn’t delete your comment' : 'Couldn’t delete your reply',
    onDone: (_answer, { path: { x: id } }) => {
      const { postId, parentId } = place;
      dropWritten(
        queryClient,
        parentId === undefined ? writtenComments(postId) : writtenReplies(postId, parentId),
        id,
      );
      patchPost(queryClient, postId, (post) => ({
        ...post,
        commentCount: post.commentCount - 1,
        ...(field !== undefined && { pinCounts: withOneLess(post.pinCounts ?? {}, field) }),
      }));
    },
  });
}

function withOneLess(counts: Readonly<Record<string, number>>, field: string): Record<string, number> {
  const { [field]: count = 0, ...others } = counts;
  return count > 1 ? { ...others, [field]: count - 1 } : others;
}

const likeFailed = 'Your like wasn’t saved';
const flipped = <T extends { likeCount: number; likedByMe: boolean }>(item: T, isLiked: boolean): T =>
  item.likedByMe === isLiked
    ? item
    : { ...item, likedByMe: isLiked, likeCount: item.likeCount + (isLiked ? 1 : -1) };

/** Likes a comment or takes it back: shown at once, taken back when it fails. */
export function useLikeComment(postId: number) {
  const queryClient = useQueryClient();
  return usePut('/posts/comment/like/{id}', {
    refreshes: [],
    failureTitle: likeFailed,
    changes: ({ path, body }) => commentChange(postId, path.id, (comment) => flipped(comment, body.liked)),
    onDone: (state, { path }) =>
      state && patchComment(queryClient, postId, path.id, (comment) => ({ ...comment, ...state })),
  });
}

/** As `useLikeComment`, for a reply: changes that reply alone. */
export function useLikeReply(postId: number) {
  const queryClient = useQueryClient();
  return usePut('/posts/comment/reply/like/{id}', {
    refreshes: [],
    failureTitle: likeFailed,
    changes: ({ path, body }) => replyChange(postId, path.id, (reply) => flipped(reply, body.liked)),
    onDone: (state, { path }) =>
      state && patchReply(queryClient, postId, path.id, (reply) => ({ ...reply, ...state })),
  });
}
