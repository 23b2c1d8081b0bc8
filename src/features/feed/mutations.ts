import { useQueryClient } from '@tanstack/react-query';
import { usePost } from '@/api/queries';
import { insertPost } from '@/entities/post/cache';

/**
 * Posts; the new post stands on top of the feed at once and the list is read again behind it. `onPosted` also runs when the form that
 * sent it is gone.
 */
export function useCreatePost(onPosted: () => void) {
  const queryClient = useQueryClient();
  return usePost('/posts', {
    onDone: (post) => {
      if (post) insertPost(queryClient, post);
      onPosted();
    },
  });
}
