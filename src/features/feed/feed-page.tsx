import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { Composer } from './composer';
import { useNow } from '@/ui/use-now';
import { WhenVisible } from '@/ui/when-visible';
import { Feed } from './feed';

interface FeedPageProps {
  user: Schemas['CurrentUser'];
  /** What stands beside the feed where there is room for it. */
  rail: ReactNode;
}

/** The network's home (S20): the composer, the feed by days, and a rail where the content is at least 972 px wide. */
export function FeedPage({ user, rail }: FeedPageProps) {
  const now = useNow();
  return (
    <div className="@container mx-auto max-w-(--page-max)">
      <title>Network · Tiebeam</title>
      <h1 className="sr-only">Network</h1>
      <div className="grid grid-cols-[minmax(0,620px)] justify-center gap-8 @min-[972px]:grid-cols-[minmax(0,620px)_var(--rail-w)]">
        <div>
          <Composer user={user} />
          <Feed user={user} now={now} />
        </div>
        <aside aria-label="People" className="hidden @min-[972px]:block">
          <WhenVisible>{rail}</WhenVisible>
        </aside>
      </div>
    </div>
  );
}
