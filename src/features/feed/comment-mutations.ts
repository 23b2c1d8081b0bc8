import { useQueryClient } from '@tanstack/react-query';
import { pathKey, useDelete, usePut } from '@/api/queries';
import { patchPost } from '@/entities/post/cache';
import { dropWritten, patchComment, patchReply, writtenComments, writtenReplies } from './comment-cache';

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

/** Gives a comment or reply of mine other words. `onSaved` also runs when the form that sent them is gone. */
export function useUpdateComment(place: Place, onSaved: (editedAt: string | null) => void) {
  const queryClient = useQueryClient();
  return usePut('/posts/{id}/comment/{x}', {
    refreshes: [],
    onDone: ({ id, content, mentions, editedAt }) => {
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
    failureTitle: place.parentId === undefined ? "Your comment wasn't deleted" : "Your reply wasn't deleted",
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

const likeFailed = "Your like wasn't saved";
const flipped = <T extends { likeCount: number; likedByMe: boolean }>(item: T, isLiked: boolean): T =>
  item.likedByMe === isLiked
    ? item
    : { ...item, likedByMe: isLiked, likeCount: item.likeCount + (isLiked ? 1 : -1) };

/** Likes a comment or takes it back: shown at once, rolled back when it fails. */
export function useLikeComment(postId: number) {
  const queryClient = useQueryClient();
  const show = (id: number, isLiked: boolean) =>
    patchComment(queryClient, postId, id, (comment) => flipped(comment, isLiked));
  return usePut('/posts/comment/like/{id}', {
    refreshes: [],
    failureTitle: likeFailed,
    onStart: ({ path, body }) => show(path.id, body.liked),
    onUndo: (_context, { path, body }) => show(path.id, !body.liked),
    onDone: (state, { path }) =>
      patchComment(queryClient, postId, path.id, (comment) => ({ ...comment, ...state })),
  });
}

/** As `useLikeComment`, for a reply: changes that reply alone. */
export function useLikeReply(postId: number) {
  const queryClient = useQueryClient();
  const show = (id: number, isLiked: boolean) =>
    patchReply(queryClient, postId, id, (reply) => flipped(reply, isLiked));
  return usePut('/posts/comment/reply/like/{id}', {
    refreshes: [],
    failureTitle: likeFailed,
    onStart: ({ path, body }) => show(path.id, body.liked),
    onUndo: (_context, { path, body }) => show(path.id, !body.liked),
    onDone: (state, { path }) =>
      patchReply(queryClient, postId, path.id, (reply) => ({ ...reply, ...state })),
  });
}
