import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { showToast } from '@/ui/toast/toast';

type Post = Schemas['Post'];

/** Says that a post is there when no list on the page shows it: on the tab of deals, or of what was saved. */
export function useTellPosted(post: Post | undefined): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const tell = useEffectEvent(({ id, authUser }: Post) => {
    const shown = queryClient.getQueriesData<InfiniteData<Schemas['PostPage']>>({
      queryKey: ['/posts', 'pages'],
      type: 'active',
    });
    const isShown = shown.some(([, list]) =>
      list?.pages.some(({ data }) => data.some((each) => each.id === id)),
    );
    if (isShown) return;
    showToast({
      kind: 'success',
      text: 'Posted',
      action: {
        label: 'View',
        onAction: () =>
          void navigate({
            to: '/$username/post/$postId',
            params: { username: authUser.username, postId: id },
          }),
      },
    });
  });
  useEffect(() => {
    if (post) tell(post);
  }, [post]);
}
