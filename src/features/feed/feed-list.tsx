import { useDeferredValue, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { feedDisplayOrder, groupFeed } from '@/lib/feed-groups';
import { PostCard } from './post-card';

interface FeedListProps {
  posts: readonly Schemas['Post'][];
  user: Schemas['CurrentUser'];
  now: Date;
  /** What lies above the first post and takes no room. */
  above?: ReactNode;
  /** What stands below the last post, not before that post is there. */
  children?: ReactNode;
}

const firstScreen = 5;

/** Posts under their day headings: Today, Yesterday, This Week, Earlier. */
export function FeedList({ posts, user, now, above, children }: FeedListProps) {
  // The first screen is painted before the posts below it are made.
  const isWhole = useDeferredValue(true, false);
  const groups = groupFeed(isWhole ? posts : posts.slice(0, firstScreen), now);
  const sections = feedDisplayOrder.map((name) => {
    const inGroup = groups[name];
    if (inGroup.length === 0) return null;
    return (
      <section key={name} aria-label={name} className="mb-5">
        <h2 className="text-ink-3 after:bg-line-subtle mb-3 flex items-center gap-3 text-xs font-medium after:h-px after:flex-1">
          {name}
        </h2>
        <div className="flex flex-col gap-3.5">
          {inGroup.map((post) => (
            <PostCard key={post.id} post={post} user={user} now={now} />
          ))}
        </div>
      </section>
    );
  });
  return (
    <>
      {above}
      {sections}
      {isWhole && children}
    </>
  );
}
