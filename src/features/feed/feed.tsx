import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askAnyway } from '@/api/cache/ask-anyway';
import { adviceText } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { postQueries, usualFeed, type FeedChoice } from '@/entities/post/queries';
import { Button } from '@/ui/button/button';
import { ErrorState } from '@/ui/states/error-state';
import { OfflineState } from '@/ui/states/offline-state';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';
import { StillLoading } from '@/ui/states/still-loading';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { FeedList } from './list/feed-list';
import { FeedSkeleton } from './list/feed-skeleton';

interface FeedProps {
  user: Schemas['CurrentUser'];
  now: Date;
  choice?: FeedChoice;
  /** What stands below the last post of all. */
  end?: ReactNode;
}

/** The posts of my network, page by page, grouped by day. */
export function Feed({ user, now, choice = usualFeed, end }: FeedProps) {
  const feed = useInfiniteQuery(postQueries.feed(choice));
  // Nothing new can be there in the first moment.
  const later = useLazyPart(() => import('./list/new-posts.late'), feed.data !== undefined);
  const isNothing = feed.data?.pages.every(({ data }) => data.length === 0) ?? false;
  const empty = useLazyPart(() => loadStyled(() => import('./list/empty-feed')), isNothing);
  const loadMore = () => {
    if (feed.hasNextPage && !feed.isFetchingNextPage) void feed.fetchNextPage();
  };

  if (feed.isPending)
    return feed.fetchStatus === 'paused' ? (
      <OfflineState
        text="Posts will appear when you’re back online."
        onRetry={() => askAnyway(() => void feed.refetch())}
      />
    ) : (
      <>
        <FeedSkeleton hasComposer={false} />
        <StillLoading onRetry={() => void feed.refetch({ cancelRefetch: true })} />
      </>
    );
  if (!feed.data) {
    return (
      <ErrorState
        title="Couldn’t load your network"
        text={adviceText(feed.error)}
        onRetry={() => void feed.refetch()}
        isRetrying={feed.isRefetching}
      />
    );
  }
  const posts = onceEach(feed.data.pages.flatMap((page) => page.data));
  // What is saved, and what is answered most, does not come from above.
  const hasNews = choice.feed !== 'saved' && choice.sort === 'latest';
  const news = later && hasNews && (
    <later.NewPosts list={feed.data} readAt={feed.dataUpdatedAt} choice={choice} />
  );
  if (posts.length === 0) {
    return (
      <>
        {news}
        {empty && <empty.EmptyFeed {...choice} />}
      </>
    );
  }
  return (
    <FeedList
      posts={posts}
      total={feed.data.pages[0]?.total ?? -1}
      user={user}
      now={now}
      isByDay={choice.sort === 'latest'}
      name={Object.values(choice).join(' ')}
      above={news}
    >
      {feed.isFetchNextPageError && (
        <ErrorState
          title="Couldn’t load more posts"
          text={adviceText(feed.error)}
          onRetry={() => void feed.fetchNextPage()}
          isRetrying={feed.isFetchingNextPage}
        />
      )}
      {feed.hasNextPage && !feed.isFetchNextPageError && (
        <div className="mt-6 flex justify-center">
          <VisibleMarker onVisible={loadMore} />
          <Button
            variant="outline"
            isLoading={feed.isFetchingNextPage}
            loadingLabel="Loading"
            onClick={loadMore}
          >
            Load more
          </Button>
        </div>
      )}
      {!feed.hasNextPage && (
        <>
          <p className="text-ink-3 mt-8 text-center text-sm">You’re all caught up.</p>
          {end}
        </>
      )}
    </FeedList>
  );
}

/** What is posted while somebody reads pushes the last of one page onto the next. */
function onceEach(posts: readonly Schemas['Post'][]): Schemas['Post'][] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
