import type { Schemas } from '@/api/contract';
import { FeedPage } from '@/features/feed/feed-page';
import { useShortcutsPreference } from '@/features/shortcuts/preference';
import { useLazyPart } from '@/ui/lazy-part';

/** Home for a signed-in person: the feed and the people beside it; on a narrow screen some of these stand at its end. */
export function SignedInHome({ user }: { user: Schemas['CurrentUser'] }) {
  const { isOn } = useShortcutsPreference();
  return (
    <FeedPage
      user={user}
      areLettersOn={isOn}
      end={
        <div className="@min-[972px]:hidden">
          <People isBelow />
        </div>
      }
      rail={<People />}
    />
  );
}

/** Their code comes with them: the posts do not wait for it. */
function People({ isBelow = false }: { isBelow?: boolean }) {
  const part = useLazyPart(() => import('./people-rail'), true);
  return part && <part.PeopleRail isBelow={isBelow} />;
}
