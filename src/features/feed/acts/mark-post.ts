import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { postChange } from '@/entities/post/cache';

/** What a reader or its author can set on a post and take off again. */
export type PostMark = 'saved' | 'muted' | 'pinned' | 'commentsOff';

/**
 * Sets a mark on a post or takes it off: shown at once wherever it stands, taken back when it fails, which a toast then says.
 * @returns whether the server has it
 */
export async function markPost(
  queryClient: QueryClient,
  { id }: Pick<Schemas['Post'], 'id'>,
  mark: PostMark,
  isOn: boolean,
  failureTitle: string,
): Promise<boolean> {
  const onRetry = () => void markPost(queryClient, { id }, mark, isOn, failureTitle);
  const args = { path: { id }, body: { [mark]: isOn } };
  return write(queryClient, 'put', '/posts/{id}', args, {
    refreshes: [],
    failureTitle,
    changes: () => postChange(id, (post) => ({ ...post, [mark]: isOn })),
    // What a mute hides is its caller's.
    ...(mark !== 'muted' && { onRetry }),
  }).then(
    () => true,
    () => false, // the mutation has said so in its toast
  );
}
