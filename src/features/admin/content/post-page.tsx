import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import { Unready } from '@/entities/record/unready';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/states/skeleton';
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
  // A form that began with what was read before a save would undo it.
  const known = post.isFetchedAfterMount ? post.data : undefined;
  return (
    <AdminPage title={slug === undefined ? 'New post' : 'Edit post'}>
      {slug === undefined || known ? (
        <Card className="max-w-3xl">
          <PostForm key={slug ?? ''} post={known ?? null} onLeave={onLeave} />
        </Card>
      ) : (
        <Unready
          query={post}
          title="Couldn’t load the post"
          gone={{ title: 'We couldn’t find that post', text: 'It may have been deleted.' }}
          skeleton={
            <div>
              <span role="status" className="sr-only">
                Loading post
              </span>
              <Skeleton className="h-[560px] max-w-3xl rounded-[14px]" />
            </div>
          }
          isPage
        />
      )}
    </AdminPage>
  );
}
