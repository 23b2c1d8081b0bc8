import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { Composer } from './composer';
import { useNow } from '@/ui/text/use-now';
import { useEffect, useState } from 'react';
import { onFirstInteraction } from '@/lib/timing/first-interaction';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { RailPage, WithRail } from '@/ui/rail-page';
import { Feed } from './feed';
import { FeedBar } from './list/feed-bar';
import { useFeedChoice } from './list/feed-choice';

interface FeedPageProps {
  user: Schemas['CurrentUser'];
  /** What stands beside the feed where there is room for it. */
  rail: ReactNode;
  /** What comes once the first load is over: beside the tabs, below the last post, and behind the composer. */
  strip?: ReactNode;
  end?: ReactNode;
  late?: ReactNode;
  /** Whether single letters are shortcuts. */
  areLettersOn?: boolean;
}

/** The network's home (S20): the composer, the feed by days, and a rail where the content is at least 972 px wide. */
export function FeedPage({ user, rail, strip, end, late, areLettersOn = true }: FeedPageProps) {
  const now = useNow();
  const choice = useFeedChoice();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => onFirstInteraction(() => setIsAlive(true)), []);
  const keys = useLazyPart(() => import('./acts/feed-keys'), isAlive && areLettersOn);
  useEffect(() => (areLettersOn ? keys?.listenToFeedKeys() : undefined), [keys, areLettersOn]);
  return (
    <RailPage>
      <WithRail label="People" rail={rail}>
        <title>Network · Tiebeam</title>
        <h1 className="sr-only">Network</h1>
        <Composer user={user} />
        {late}
        <FeedBar choice={choice} strip={strip}>
          <Feed key={`${choice.feed} ${choice.sort}`} user={user} now={now} choice={choice} end={end} />
        </FeedBar>
      </WithRail>
    </RailPage>
  );
}
