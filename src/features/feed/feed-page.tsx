import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { Composer } from './composer';
import { useNow } from '@/ui/use-now';
import { WhenVisible } from '@/ui/when-visible';
import { Feed } from './feed';
import { FeedLayout } from './feed-layout';

interface FeedPageProps {
  user: Schemas['CurrentUser'];
  /** What stands beside the feed where there is room for it. */
  rail: ReactNode;
}

/** The network's home (S20): the composer, the feed by days, and a rail where the content is at least 972 px wide. */
export function FeedPage({ user, rail }: FeedPageProps) {
  const now = useNow();
  return (
    <FeedLayout rail={<WhenVisible>{rail}</WhenVisible>}>
      <title>Network · Tiebeam</title>
      <h1 className="sr-only">Network</h1>
      <Composer user={user} />
      <Feed user={user} now={now} />
    </FeedLayout>
  );
}
