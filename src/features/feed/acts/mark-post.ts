import type { QueryClient } from '@tanstack/react-query';
import { request } from '@/api/client';
import type { Schemas } from '@/api/contract';
import { patchPost } from '@/entities/post/cache';

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
  const show = (value: boolean) => patchPost(queryClient, id, (post) => ({ ...post, [mark]: value }));
  show(isOn);
  try {
    const mutationFn = () => request('put', '/posts/{id}', { path: { id }, body: { [mark]: isOn } });
    const cache = queryClient.getMutationCache();
    const onRetry = () => void markPost(queryClient, { id }, mark, isOn, failureTitle);
    // What a mute hides is its caller's.
    const meta = { failureTitle, ...(mark !== 'muted' && { onRetry }) };
    await cache.build(queryClient, { mutationFn, meta }).execute(undefined);
    return true;
  } catch {
    // The mutation has said so in its toast.
    show(!isOn);
    return false;
  }
}
