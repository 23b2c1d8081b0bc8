import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, EyeOff, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText, errorMessage, hasStatus } from '@/api/errors';
import { postQueries } from '@/entities/post/queries';
import { pathPart } from '@/lib/links/path-part';
import { buttonClass } from '@/ui/button/button-class';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';
import { useNow } from '@/ui/text/use-now';
import { FeedSkeleton } from '../list/feed-skeleton';
import { PostCard } from './post-card';

interface PostPageProps {
  postId: number;
  user: Schemas['CurrentUser'];
  /** A way to ask the assistant about this post. */
  renderAsk?: ((post: Schemas['Post']) => ReactNode) | undefined;
  /** The way to connect with who shows the post to their connections alone; `onChanged` once there is an answer. */
  renderConnect?: ((username: string, onChanged: () => void) => ReactNode) | undefined;
}

const loadRelated = () => loadStyled(() => import('../deal/related/related-deals'));

/** One post and its comments (S22). The first segment of the address is decoration: the id alone decides (A8). */
export function PostPage({ postId, user, renderAsk, renderConnect }: PostPageProps) {
  const now = useNow();
  const post = useQuery(postQueries.one(postId));
  const isDeal = post.data?.attachment?.kind === 'evaluation';
  const related = useLazyPart(loadRelated, isDeal);
  return (
    <div className="mx-auto max-w-[620px]">
      <title>{post.data ? `Post by ${post.data.authUser.fullName} · Tiebeam` : 'Post · Tiebeam'}</title>
      {post.data && (
        <link rel="canonical" href={`/${pathPart(post.data.authUser.username) ?? postId}/post/${postId}`} />
      )}
      {!post.isError && (
        <h1 className="sr-only">{post.data ? `Post by ${post.data.authUser.fullName}` : 'Post'}</h1>
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Link to="/" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <ArrowLeft aria-hidden size={16} />
          Network
        </Link>
        {post.data && renderAsk?.(post.data)}
      </div>
      {post.isPending && <FeedSkeleton hasComposer={false} />}
      {post.data && <PostCard post={post.data} user={user} now={now} isWhole />}
      {post.data && related && <related.RelatedDeals post={post.data} />}
      {!post.data && post.isError && (
        <PostFailure
          error={post.error}
          onRetry={() => void post.refetch()}
          isRetrying={post.isRefetching}
          renderConnect={renderConnect}
        />
      )}
    </div>
  );
}

interface PostFailureProps extends Pick<PostPageProps, 'renderConnect'> {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

function PostFailure({ error, onRetry, isRetrying, renderConnect }: PostFailureProps) {
  if (hasStatus(error, 404)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<FileX aria-hidden size={22} />}
        title={error.code === 'deleted' ? 'This post was deleted' : 'We couldn’t find that post'}
        text={
          error.code === 'deleted'
            ? 'Its comments were deleted with it.'
            : 'Check the address, or look for it in your feed.'
        }
      />
    );
  }
  if (hasStatus(error, 403)) {
    const username = usernameIn(error.answer);
    return (
      <EmptyState
        headingLevel={1}
        icon={<EyeOff aria-hidden size={22} />}
        title="You don’t have access"
        text={errorMessage(error)}
        action={username !== null && renderConnect?.(username, onRetry)}
      />
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      title="Couldn’t load this post"
      text={adviceText(error)}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}

/** Whose post the server refused, from a body that nobody has looked at; null where it does not say. */
function usernameIn(answer: unknown): string | null {
  const author = typeof answer === 'object' && answer && 'author' in answer ? answer.author : null;
  const username = typeof author === 'object' && author && 'username' in author ? author.username : null;
  return typeof username === 'string' ? username : null;
}
