import type { Schemas } from '@/api/contract';
import { showToast } from '@/ui/toast/toast';

type Post = Pick<Schemas['Post'], 'id' | 'authUser'>;

/** The whole address of a post. */
export const postAddress = ({ id, authUser }: Post): string =>
  new URL(`/${authUser.username}/post/${id}`, location.origin).href;

export async function copyPostLink(post: Post): Promise<void> {
  try {
    await navigator.clipboard.writeText(postAddress(post));
    showToast({ kind: 'success', text: 'Link copied' });
  } catch {
    showToast({ kind: 'error', text: 'Couldn’t copy the link' });
  }
}
