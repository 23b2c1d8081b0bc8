import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { markPost } from './mark-post';

/** Keeps a post for later, or lets it go. */
export function savePost(queryClient: QueryClient, post: Schemas['Post']): void {
  const { saved = false } = post;
  void markPost(
    queryClient,
    post,
    'saved',
    !saved,
    saved ? 'Couldn’t remove the post from Saved' : 'Couldn’t save the post',
  );
}
