import type { Schemas } from '@/api/contract';

/** Whether this member can add nothing to the discussion: its author closed it to all but themselves. */
export const isClosedTo = (
  user: Pick<Schemas['CurrentUser'], 'id'>,
  post: Pick<Schemas['Post'], 'commentsOff' | 'authUser'>,
): boolean => post.commentsOff === true && post.authUser.id !== user.id;

/** Characters of a comment or reply. */
export const longestComment = 2000;
