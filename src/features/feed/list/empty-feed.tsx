import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bookmark, Calculator, Hash, PenLine, UsersRound } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import type { FeedChoice } from '@/entities/post/queries';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { safeRows } from '@/ui/rows/safe-rows';
import { wishForComposer } from '../composer-wish';
import { chooseFeed } from './feed-choice';

const words = {
  'for-you': {
    icon: UsersRound,
    title: 'No posts yet',
    text: 'Posts from you and your connections will appear here.',
  },
  connections: {
    icon: UsersRound,
    title: 'No posts from your connections yet',
    text: 'Posts from you and your connections will appear here.',
  },
  deals: {
    icon: Calculator,
    title: 'No deals yet',
    text: 'Posts that show an evaluation, a listing or a property will appear here.',
  },
  saved: {
    icon: Bookmark,
    title: 'No saved posts yet',
    text: 'Save a post to find it here later.',
  },
} as const;

/** A feed without posts: what would be in it, and a first step. A new member also meets a few businesses. */
export function EmptyFeed({ feed, tag }: Pick<FeedChoice, 'feed' | 'tag'>) {
  if (tag) {
    return (
      <EmptyState
        icon={<Hash aria-hidden size={22} />}
        title={`No posts about #${tag} yet`}
        text="Posts with this tag from you and your network will appear here."
        action={
          <Link to="/" className={buttonClass({ variant: 'outline' })}>
            Show all posts
          </Link>
        }
      />
    );
  }
  const { icon: Icon, title, text } = words[feed];
  return (
    <>
      <EmptyState
        icon={<Icon aria-hidden size={22} />}
        title={title}
        text={text}
        action={
          feed === 'for-you' ? (
            <Button icon={<PenLine aria-hidden size={16} />} onClick={wishForComposer}>
              Write your first post
            </Button>
          ) : (
            <Button variant="outline" onClick={() => chooseFeed({ feed: 'for-you' })}>
              Show posts for you
            </Button>
          )
        }
      />
      {feed === 'for-you' && <Starters />}
    </>
  );
}

const most = 5;

/** Businesses to begin with, each of another kind; absent when there are none or they could not be read. */
function Starters() {
  const { data } = useQuery(read('/businesses'));
  const starters = oneOfEachKind(data?.data ?? []).slice(0, most);
  if (starters.length === 0) return null;
  return (
    <Card as="section" aria-label="Suggested businesses" className="mt-3.5">
      <h2 className="mb-2 font-semibold">Suggested businesses</h2>
      <ul>
        {safeRows(starters, 'business', ({ id, name, username, type }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 py-1">
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-medium">{name}</bdi>
              <span className="text-ink-3 block truncate text-xs">{type}</span>
            </span>
            <Link
              to="/$username"
              params={{ username }}
              aria-label={`View ${name}`}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              View
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The first business of each kind, in their order. */
export function oneOfEachKind<Item extends Pick<Schemas['Business'], 'type'>>(
  items: readonly Item[],
): Item[] {
  return [...new Map(items.toReversed().map((item) => [item.type, item])).values()].toReversed();
}
