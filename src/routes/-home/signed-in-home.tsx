import type { Schemas } from '@/api/contract';
import { FeedPage } from '@/features/feed/feed-page';
import { useShortcutsPreference } from '@/features/shortcuts/preference';
import { useLazyPart } from '@/ui/lazy-part';

/** Home for a signed-in person: the feed and the people beside it. */
export function SignedInHome({ user }: { user: Schemas['CurrentUser'] }) {
  const { isOn } = useShortcutsPreference();
  return <FeedPage user={user} areLettersOn={isOn} rail={<People />} />;
}

/** Their code comes after the posts, which do not wait for it. */
function People() {
  const part = useLazyPart(() => import('./people-rail'), true);
  return part && <part.PeopleRail />;
}
