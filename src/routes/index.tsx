import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { postQueries } from '@/entities/post/queries';
import { hasSessionHint } from '@/entities/session/hint';
import { sessionQueries, useCurrentUser } from '@/entities/session/queries';
import { FeedSkeleton } from '@/features/feed/feed-skeleton';
import { Home, Landing } from './-home/home';

export const Route = createFileRoute('/')({
  // Asked for beside the session check, not after it; a visitor without the hint asks for nothing.
  loader: ({ context: { queryClient } }) => {
    if (!hasSessionHint()) return;
    void queryClient.prefetchQuery(sessionQueries.user());
    void queryClient.prefetchInfiniteQuery(postQueries.feed());
  },
  component: Index,
  codeSplitGroupings: [],
});

function Index() {
  const user = useCurrentUser();
  if (user) {
    return (
      <Suspense fallback={<FeedSkeleton />}>
        <Home user={user} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      <Landing />
    </Suspense>
  );
}
