import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { errorMessage } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { postQueries } from '@/entities/post/queries';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { useLazyPart } from '@/ui/lazy-part';
import { StillLoading } from '@/ui/still-loading';
import { VisibleMarker } from '@/ui/visible-marker';
import { FeedList } from './feed-list';
import { FeedSkeleton } from './feed-skeleton';
import { OfflineNote } from './offline-note';

/** The posts of my network, page by page, grouped by day. */
export function Feed({ user, now }: { user: Schemas['CurrentUser']; now: Date }) {
  const feed = useInfiniteQuery(postQueries.feed());
  // Nothing new can be there in the first moment.
  const later = useLazyPart(() => import('./new-posts'), feed.data !== undefined);
  const loadMore = () => {
    if (feed.hasNextPage && !feed.isFetchingNextPage) void feed.fetchNextPage();
  };

  if (feed.isPending)
    return feed.fetchStatus === 'paused' ? (
      <OfflineNote onRetry={() => void feed.refetch()} />
    ) : (
      <>
        <FeedSkeleton hasComposer={false} />
        <StillLoading onRetry={() => void feed.refetch({ cancelRefetch: true })} />
      </>
    );
  if (!feed.data) {
    return (
      <ErrorState
        title="We could not load your network"
        text={errorMessage(feed.error)}
        onRetry={() => void feed.refetch()}
        isRetrying={feed.isRefetching}
      />
    );
  }
  const posts = onceEach(feed.data.pages.flatMap((page) => page.data));
  const news = later && <later.NewPosts list={feed.data} readAt={feed.dataUpdatedAt} />;
  if (posts.length === 0) {
    return (
      <>
        {news}
        <EmptyState
          icon={<UsersRound aria-hidden size={22} />}
          title="Your network starts here"
          text="Posts by you and by the people you connect with will appear here. Write your first one above."
        />
      </>
    );
  }
  return (
    <FeedList posts={posts} user={user} now={now} above={news}>
      {feed.isFetchNextPageError && (
        <ErrorState
          title="We could not load more posts"
          text={errorMessage(feed.error)}
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
        <p className="text-ink-3 mt-8 text-center text-sm">You have seen everything in your network.</p>
      )}
    </FeedList>
  );
}

/** What is posted while somebody reads pushes the last of one page onto the next. */
function onceEach(posts: readonly Schemas['Post'][]): Schemas['Post'][] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
