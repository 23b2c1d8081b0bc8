import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { postQueries } from '@/entities/post/queries';
import { hasSessionHint } from '@/entities/session/hint';
import { sessionQueries, useCurrentUser } from '@/entities/session/queries';
import { feedChoice } from '@/features/feed/list/feed-choice';
import { FeedSkeleton } from '@/features/feed/list/feed-skeleton';
import { rawSearch } from '@/lib/links/raw-search';
import { RailPage, WithRail } from '@/ui/rail-page';
import { Home, Landing, TagHome } from './-home/home';
import { loadLandingRest } from './-home/load-landing-rest';

export const Route = createFileRoute('/')({
  validateSearch: rawSearch<'tag'>(),
  // Asked for beside the session check, not after it; a visitor without the hint asks for nothing.
  loader: ({ context: { queryClient } }) => {
    if (!hasSessionHint()) return;
    void queryClient.prefetchQuery(sessionQueries.user());
    void queryClient.prefetchInfiniteQuery(postQueries.feed(feedChoice()));
  },
  component: Index,
  codeSplitGroupings: [],
});

function Index() {
  const user = useCurrentUser();
  const { tag } = Route.useSearch();
  if (user) {
    return (
      <Suspense
        fallback={
          <RailPage>
            <WithRail>
              <FeedSkeleton />
            </WithRail>
          </RailPage>
        }
      >
        {typeof tag === 'string' && tag ? <TagHome user={user} tag={tag} /> : <Home user={user} />}
      </Suspense>
    );
  }
  return (
    <Suspense>
      <Landing loadRest={loadLandingRest} />
    </Suspense>
  );
}
