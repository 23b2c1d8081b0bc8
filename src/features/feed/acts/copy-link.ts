import type { Schemas } from '@/api/contract';
import { copyText } from '@/ui/toast/copy-text';

type Post = Pick<Schemas['Post'], 'id' | 'authUser'>;

/** The whole address of a post. */
export const postAddress = ({ id, authUser }: Post): string =>
  new URL(`/${authUser.username}/post/${id}`, location.origin).href;

export const copyPostLink = (post: Post): Promise<boolean> => copyText(postAddress(post), 'Link');
