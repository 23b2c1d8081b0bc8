import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { usualFeed } from '@/entities/post/queries';
import { buttonClass } from '@/ui/button/button-class';
import { RailPage, WithRail } from '@/ui/rail-page';
import { useNow } from '@/ui/text/use-now';
import { listenToFeedKeys } from '../acts/feed-keys';
import { Feed } from '../feed';

interface TagPageProps {
  user: Schemas['CurrentUser'];
  /** Without the #. */
  tag: string;
  rail: ReactNode;
  /** Whether single letters are shortcuts. */
  areLettersOn: boolean;
}

/** What the network writes about a tag, the newest first (S20). */
export function TagPage({ user, tag, rail, areLettersOn }: TagPageProps) {
  const now = useNow();
  useEffect(() => (areLettersOn ? listenToFeedKeys() : undefined), [areLettersOn]);
  return (
    <RailPage>
      <WithRail label="People" rail={rail}>
        <title>{`#${tag} · Network · Tiebeam`}</title>
        <div className="mb-5 flex items-center justify-between gap-3">
          <h1 className="font-display min-w-0 text-2xl font-semibold break-words">
            <bdi>{`#${tag}`}</bdi>
          </h1>
          <Link to="/" className={`${buttonClass({ variant: 'ghost', size: 'sm' })} shrink-0`}>
            <X aria-hidden size={16} />
            All posts
          </Link>
        </div>
        <Feed key={tag} user={user} now={now} choice={{ ...usualFeed, tag }} />
      </WithRail>
    </RailPage>
  );
}
