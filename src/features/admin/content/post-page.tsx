import { useQuery } from '@tanstack/react-query';
import { errorMessage, hasStatus } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { read } from '@/api/queries';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { AdminPage } from '../admin-page';
import { PostForm } from './post-form';

interface PostPageProps {
  /** The post that is edited; a new one without. */
  slug: string | undefined;
  onLeave: () => void;
}

/** Writes a post of the blog, or edits one (S67). */
export function PostPage({ slug, onLeave }: PostPageProps) {
  const post = useQuery({
    ...read('/blogs/{slug}', { path: { slug: slug ?? '' } }),
    enabled: slug !== undefined,
  });
  const { error } = post;
  // A form that began with what was read before a save would undo it.
  const known = post.isFetchedAfterMount ? post.data : undefined;
  return (
    <AdminPage title={slug === undefined ? 'New post' : 'Edit post'}>
      {slug === undefined || known ? (
        <Card className="max-w-3xl">
          <PostForm key={slug ?? ''} post={known ?? null} onLeave={onLeave} />
        </Card>
      ) : error ? (
        <ErrorState
          headingLevel={2}
          title={hasStatus(error, 404) ? 'We couldn’t find that post' : 'Couldn’t load the post'}
          text={errorMessage(error)}
          onRetry={hasStatus(error, 404) ? undefined : retryOf(error, () => void post.refetch())}
          isRetrying={post.isRefetching}
        />
      ) : (
        <div>
          <span role="status" className="sr-only">
            Loading the post
          </span>
          <Skeleton className="h-[560px] max-w-3xl rounded-[14px]" />
          <StillLoading onRetry={() => void post.refetch()} />
        </div>
      )}
    </AdminPage>
  );
}
