import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { sessionQueries } from '@/entities/session/queries';
import { showUndo } from '@/ui/toast/undo';
import { markPost } from './mark-post';
import { hidePost } from '../list/hidden-posts';

type Post = Schemas['Post'];

/** Nothing more of this post: neither in the feed nor by notifications. */
export async function mutePost(queryClient: QueryClient, post: Post): Promise<void> {
  const undo = () => {
    hidePost(post.id, null);
    void markPost(queryClient, post, 'muted', false, 'Couldn’t unmute the post');
  };
  hidePost(post.id, { text: 'You won’t be notified about this post', onUndo: undo });
  const isDone = await markPost(queryClient, post, 'muted', true, 'Couldn’t mute the post');
  if (!isDone) hidePost(post.id, null);
}

/** Nothing more of what this member posts or does; they are not told. */
export async function muteAuthor(queryClient: QueryClient, post: Post, myId: number): Promise<void> {
  const { id, fullName } = post.authUser;
  const save = async (isMuted: boolean) => {
    const known = queryClient.getQueryData(sessionQueries.user().queryKey)?.preferences.mutedUserIds ?? [];
    const mutedUserIds = [...known.filter((each) => each !== id), ...(isMuted ? [id] : [])];
    const args = { path: { id: myId }, body: { preferences: { mutedUserIds } } };
    await write(queryClient, 'put', '/users/{id}', args, {
      refreshes: [],
      failureTitle: `Couldn’t ${isMuted ? 'mute' : 'unmute'} ${fullName}`,
    });
    queryClient.setQueryData(
      sessionQueries.user().queryKey,
      (user) => user && { ...user, preferences: { ...user.preferences, mutedUserIds } },
    );
    void queryClient.invalidateQueries({ queryKey: ['/posts'] });
  };
  // The mutation has said in its toast what went wrong.
  const quietly = (isMuted: boolean) => save(isMuted).catch(() => 'failed');
  hidePost(post.id, { text: `${fullName} muted`, onUndo: null });
  if ((await quietly(true)) === 'failed') return hidePost(post.id, null);
  const undo = () => {
    hidePost(post.id, null);
    void quietly(false);
  };
  hidePost(post.id, { text: `${fullName} muted`, onUndo: undo });
  showUndo(`${fullName} muted`, undo);
}
