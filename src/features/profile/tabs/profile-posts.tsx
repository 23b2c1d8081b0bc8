import { useInfiniteQuery } from '@tanstack/react-query';
import { Calculator, ImageIcon, PenLine, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { profileQueries } from '../profile-queries';

type Post = Schemas['Post'];
export type PostKind = 'posts' | 'deals' | 'media';

const listNames: Record<PostKind, string> = {
  posts: 'Posts',
  deals: 'Shared deals',
  media: 'Posts with photos',
};

interface ProfilePostsProps {
  profile: Schemas['Profile'];
  /** All posts, those that share an evaluation, or those with pictures. */
  kind: PostKind;
  /** One post as the feed shows it. */
  renderPost: (post: Post) => ReactNode;
  /** Where I write a post, when it is my profile. */
  writeAction: ReactNode;
}

/** What a member posted, as far as the reader may see it: the pinned one first, then the newest. */
export function ProfilePosts({ profile, kind, renderPost, writeAction }: ProfilePostsProps) {
  const list = useInfiniteQuery(profileQueries.posts(profile.userId));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const posts = shownPosts(list.data?.pages.flatMap(({ data }) => data) ?? [], profile.userId, kind);
  const { shown, list: listed } = useLongRows<Post, HTMLUListElement>(posts, {
    keyOf: ({ id }) => id,
    rowHeight: 280,
    gap: 14,
    memory: `${kind} of ${profile.userId}`,
  });
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
        title="Couldn’t load the posts"
        text={adviceText(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isRefetching}
      />
    );
  }
  // Where no row of what was read can be shown, the pages after it are not asked for.
  const hasNone = list.data.pages.every(({ data }) => data.length === 0);
  if (posts.length === 0 && (hasNone || !hasNextPage)) {
    return <NoPosts profile={profile} kind={kind} writeAction={writeAction} />;
  }
  return (
    <>
      <ul ref={listed} aria-label={listNames[kind]} className="flex flex-col gap-3.5">
        {safeRows(shown, ['post', 'p'], (post) => (
          <li key={post.id}>{renderPost(post)}</li>
        ))}
      </ul>
      {isFetchNextPageError && (
        <ErrorState
          title="Couldn’t load more posts"
          text={adviceText(list.error)}
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

/** This member's own posts of that kind, each once: pages shift when something is posted. */
function shownPosts(posts: readonly Post[], userId: number, kind: PostKind): Post[] {
  const own = posts.filter((post) => isBy(post, userId) && isOfKind(post, kind));
  return [...new Map(own.map((post) => [post.id, post])).values()];
}

/** One whose author a server leaves out is nobody's. */
const isBy = ({ authUser }: Partial<Post>, userId: number) => authUser?.id === userId;

function isOfKind({ attachment, images: given }: Post, kind: PostKind): boolean {
  if (kind === 'deals') return attachment?.kind === 'evaluation';
  return kind === 'posts' || (Array.isArray(given) && given.length > 0);
}

const none: Record<
  PostKind,
  { Icon: LucideIcon; title: string; mine: string; theirs: (name: string) => string }
> = {
  posts: {
    Icon: PenLine,
    title: 'No posts yet',
    mine: 'Share a question, a deal or what went well this week with your network.',
    theirs: (name) => `Posts from ${name} will appear here.`,
  },
  deals: {
    Icon: Calculator,
    title: 'No deals shared yet',
    mine: 'Evaluations you share in posts will appear here.',
    theirs: (name) => `Evaluations that ${name} shares in posts will appear here.`,
  },
  media: {
    Icon: ImageIcon,
    title: 'No photos yet',
    mine: 'Your posts with photos will appear here.',
    theirs: (name) => `Posts with photos from ${name} will appear here.`,
  },
};

function NoPosts({ profile, kind, writeAction }: Omit<ProfilePostsProps, 'renderPost'>) {
  const { isMine, user } = profile;
  const { Icon, title, mine, theirs } = none[kind];
  return (
    <EmptyState
      icon={<Icon aria-hidden size={22} />}
      title={isMine && kind === 'posts' ? 'Write your first post' : title}
      text={isMine ? mine : theirs(user.fullName)}
      action={isMine && kind === 'posts' && writeAction}
    />
  );
}
