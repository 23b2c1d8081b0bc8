// What the feed's page has once its first load is over: the day, a way back to the composer, people at the end.
import type { Schemas } from '@/api/contract';
import { PeopleToKnow } from '@/features/connections/people/people-to-know';
import { AreaPulse } from '@/features/feed/beside/area-pulse';
import { MyDay, MyDayStrip } from '@/features/feed/beside/my-day';
import { TrendingTags } from '@/features/feed/beside/trending-tags';
import { ChecklistStrip } from '@/features/onboarding/checklist';

export { PostButton } from '@/features/feed/beside/post-button';

/** Below the people in the rail. */
export function LateRail({ user }: { user: Schemas['CurrentUser'] }) {
  return (
    <>
      <MyDay />
      <TrendingTags />
      <AreaPulse username={user.username} />
    </>
  );
}

/** What of the rail stands above the posts where there is no room for it: buttons that open below the bar. */
export function LateStrip({ user }: { user: Schemas['CurrentUser'] }) {
  return (
    <div className="contents md:absolute md:top-0 md:right-full md:mr-4 md:flex md:gap-3 @min-[972px]:hidden">
      <ChecklistStrip key={user.id} user={user} />
      <MyDayStrip />
    </div>
  );
}

/** Below the last post. */
export function FeedEnd() {
  return (
    <div className="mt-6">
      <PeopleToKnow title="People to connect with" />
    </div>
  );
}
