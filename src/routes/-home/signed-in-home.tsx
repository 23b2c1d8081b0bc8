import type { Schemas } from '@/api/contract';
import { OnlineNow } from '@/features/connections/online-now';
import { PeopleToKnow } from '@/features/connections/people-to-know';
import { FeedPage } from '@/features/feed/feed-page';
import { useShortcutsPreference } from '@/features/shortcuts/preference';

/** Home for a signed-in person: the feed and the people beside it. */
export function SignedInHome({ user }: { user: Schemas['CurrentUser'] }) {
  const { isOn } = useShortcutsPreference();
  return (
    <FeedPage
      user={user}
      areLettersOn={isOn}
      rail={
        <div className="flex flex-col gap-3.5">
          <OnlineNow />
          <PeopleToKnow />
        </div>
      }
    />
  );
}
