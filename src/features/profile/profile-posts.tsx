import { useInfiniteQuery } from '@tanstack/react-query';
import { Calculator, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { VisibleMarker } from '@/ui/visible-marker';
import { profileQueries } from './profile-queries';

type Post = Schemas['Post'];

interface ProfilePostsProps {
  profile: Schemas['Profile'];
  /** Only posts that share an evaluation. */
  isDeals: boolean;
  /** One post as the feed shows it. */
  renderPost: (post: Post) => ReactNode;
  /** Where I write a post, when it is my profile. */
  writeAction: ReactNode;
}

/** What a member posted, as far as the reader may see it: the pinned one first, then the newest. */
export function ProfilePosts({ profile, isDeals, renderPost, writeAction }: ProfilePostsProps) {
  const list = useInfiniteQuery(profileQueries.posts(profile.userId));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const loadMore = () => {
    if (hasNextPage && !isFetchingNextPage) void list.fetchNextPage();
  };
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading posts" className="flex flex-col gap-3.5">
        <Skeleton className="h-52 rounded-[14px]" />
        <Skeleton className="h-52 rounded-[14px]" />
      </div>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title="We could not load the posts"
        text={errorMessage(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  const posts = shownPosts(
    list.data.pages.flatMap(({ data }) => data),
    profile.userId,
    isDeals,
  );
  if (posts.length === 0 && !hasNextPage) {
    return <NoPosts profile={profile} isDeals={isDeals} writeAction={writeAction} />;
  }
  return (
    <>
      <ul aria-label={isDeals ? 'Shared deals' : 'Posts'} className="flex flex-col gap-3.5">
        {posts.map((post) => (
          <li key={post.id}>{renderPost(post)}</li>
        ))}
      </ul>
      {isFetchNextPageError && (
        <ErrorState
          title="We could not load more posts"
          text={errorMessage(list.error)}
          onRetry={() => void list.fetchNextPage()}
          isRetrying={isFetchingNextPage}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <div className="mt-6 flex justify-center">
          {/* keyed by what is there: a page without deals leaves the mark where it was, still in view */}
          <VisibleMarker key={list.data.pages.length} onVisible={loadMore} />
          <Button variant="outline" isLoading={isFetchingNextPage} loadingLabel="Loading" onClick={loadMore}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

/** This member's own posts, each once; a post written elsewhere meanwhile lands in every loaded list. */
function shownPosts(posts: readonly Post[], userId: number, isDeals: boolean): Post[] {
  const own = posts.filter(
    ({ authUser, attachment }) => authUser.id === userId && (!isDeals || attachment?.kind === 'evaluation'),
  );
  return [...new Map(own.map((post) => [post.id, post])).values()];
}

function NoPosts({ profile, isDeals, writeAction }: Omit<ProfilePostsProps, 'renderPost'>) {
  const { isMine, user } = profile;
  if (isDeals) {
    return (
      <EmptyState
        icon={<Calculator aria-hidden size={22} />}
        title="No deals shared yet"
        text={
          isMine
            ? 'Share an evaluation in a post, and it will be here.'
            : `Evaluations that ${user.fullName} shares in posts will be here.`
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<PenLine aria-hidden size={22} />}
      title={isMine ? 'Write your first post' : 'No posts yet'}
      text={
        isMine
          ? 'A question, a deal, what went well this week: your network reads it here.'
          : `What ${user.fullName} posts will be here.`
      }
      action={isMine && writeAction}
    />
  );
}
