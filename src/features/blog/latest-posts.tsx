import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { read } from '@/api/queries';
import { Skeleton } from '@/ui/skeleton';
import { useNear } from '@/ui/use-near';
import { PostCard } from './post-card';

/** So near they are asked for, so that nothing moves when they come into view. */
const margin = '800px';

/** The three latest posts, asked for when somebody comes near them; nothing at all where they cannot be had. */
export function LatestPosts() {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useNear(place, margin);
  return <div ref={place}>{isWanted && <Posts />}</div>;
}

function Posts() {
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
          : list.data.data.slice(0, 3).map((post) => <PostCard key={post.id} post={post} headingLevel={3} />)}
      </div>
    </section>
  );
}
