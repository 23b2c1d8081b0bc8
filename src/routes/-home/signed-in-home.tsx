import type { Schemas } from '@/api/contract';
import { OnlineNow } from '@/features/connections/online-now';
import { PeopleToKnow } from '@/features/connections/people-to-know';
import { FeedPage } from '@/features/feed/feed-page';

/** Home for a signed-in person: the feed and the people beside it. */
export function SignedInHome({ user }: { user: Schemas['CurrentUser'] }) {
  return (
    <FeedPage
      user={user}
      rail={
        <div className="flex flex-col gap-3.5">
          <OnlineNow />
          <PeopleToKnow />
        </div>
      }
    />
  );
}
