import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';
import { PostCard } from './post-card';

/** The three latest posts; nothing at all where they cannot be had. */
export function LatestPosts() {
  const list = useQuery(read('/blogs', { query: { page: 1 } }));
  if (list.isError || list.data?.data.length === 0) return null;
  return (
    <section aria-labelledby="latest-posts">
      <h2 id="latest-posts" className="font-display text-3xl font-bold tracking-display">
        From the blog
      </h2>
      <div className="mt-6 grid gap-4 md:grid-cols-3" aria-busy={list.isPending || undefined}>
        {list.isPending
          ? [1, 2, 3].map((each) => <Skeleton key={each} className="h-80 rounded-[14px]" />)
          : safeRows(list.data.data.slice(0, 3), ['post', 'p'], (post) => (
              <PostCard key={post.id} post={post} headingLevel={3} />
            ))}
      </div>
    </section>
  );
}
