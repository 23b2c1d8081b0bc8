import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Schemas } from '@/api/contract';
import { patchPost } from '@/entities/post/cache';

interface ReadComments {
  /** As far as they were read: replies count with their comment. */
  list: readonly Schemas['Comment'][];
  /** All of the post's comments were read, and these are not those of one figure or of an earlier order. */
  isWhole: boolean;
  readAt: number;
}

/** The number on the post is that of the comments beneath it: others may have written since the post was read. */
export function useCommentCount(postId: number, { list, isWhole, readAt }: ReadComments): void {
  const queryClient = useQueryClient();
  const counted = list.reduce(
    (sum, { deleted, replyCount }) =>
      sum + (deleted ? 0 : 1) + (Number.isInteger(replyCount) ? replyCount : 0),
    0,
  );
  useEffect(() => {
    if (!isWhole) return;
    patchPost(queryClient, postId, (post) =>
      post.commentCount === counted ? post : { ...post, commentCount: counted },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- only what was read just now is newer than the post: one's own comment counts before its list has it
  }, [readAt, isWhole]);
}
