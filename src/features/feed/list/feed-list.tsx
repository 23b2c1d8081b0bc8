import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { feedDisplayOrder, groupFeed } from '@/lib/lists/feed-groups';
import { Button } from '@/ui/button/button';
import { VisibleMarker } from '@/ui/rows/visible-marker';
import { safeRows } from '@/ui/rows/safe-rows';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { PostCard } from '../post/post-card';
import { useDrawn } from './use-drawn';

interface FeedListProps {
  posts: readonly Schemas['Post'][];
  /** How many there are on all pages, as the server says; -1 where it does not. */
  total?: number;
  user: Schemas['CurrentUser'];
  now: Date;
  /** Under the headings of days; else as they come. */
  isByDay?: boolean;
  /** Tells this feed from others: each is found again as far down as it was drawn. */
  name?: string;
  /** What lies above the first post and takes no room. */
  above?: ReactNode;
  /** What stands below the last post, not before that post is there. */
  children?: ReactNode;
}

/** Posts under their day headings: Today, Yesterday, This Week, Earlier. */
export function FeedList(props: FeedListProps) {
  const { posts, total = -1, user, now, isByDay = true, name: feedName = '', above, children } = props;
  const drawn = useDrawn(posts, feedName);
  const shown = posts.slice(0, drawn.count);
  const places = new Map(posts.map(({ id }, index) => [id, index + 1]));
  const cards = (of: readonly Schemas['Post'][], name: string) => (
    <Cards posts={of} name={name} count={posts.length}>
      {(post) => (
        <PostCard key={post.id} post={post} user={user} now={now} place={places.get(post.id)} of={total} />
      )}
    </Cards>
  );
  const groups = groupFeed(isByDay ? shown : [], now);
  const sections = feedDisplayOrder.map((name) => {
    const inGroup = groups[name];
    if (inGroup.length === 0) return null;
    return (
      <section key={name} aria-label={name} className="mb-5">
        <h2 className="text-ink-3 after:bg-line-subtle mb-3 flex items-center gap-3 text-xs font-medium after:h-px after:flex-1">
          {name}
        </h2>
        {cards(inGroup, name)}
      </section>
    );
  });
  return (
    <>
      {above}
      {isByDay ? (
        sections
      ) : (
        <section aria-label="Top posts">
          <h2 className="sr-only">Top posts</h2>
          {cards(shown, 'Top posts')}
        </section>
      )}
      {drawn.isWhole ? (
        children
      ) : (
        <div className="mt-6 flex justify-center">
          {/* another one each time: the end may be near still */}
          <VisibleMarker key={drawn.count} onVisible={drawn.drawMore} />
          <Button variant="outline" onClick={drawn.drawAll}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

interface CardsProps {
  posts: readonly Schemas['Post'][];
  name: string;
  /** How many posts the feed has under all headings. */
  count: number;
  children: (post: Schemas['Post']) => ReactNode;
}

/** The posts under one heading. */
function Cards({ posts, name, count, children }: CardsProps) {
  const { shown, list } = useLongRows<Schemas['Post'], HTMLDivElement>(posts, {
    keyOf: ({ id }) => id,
    rowHeight: 280,
    gap: 14,
    memory: name,
    total: count,
  });
  return (
    <div ref={list} role="feed" aria-label={name} className="flex flex-col gap-3.5">
      {safeRows(shown, ['post', 'p'], children)}
    </div>
  );
}
