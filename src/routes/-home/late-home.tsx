// What the feed's page has once its first load is over: the day, a way back to the composer, people at the end.
import type { Schemas } from '@/api/contract';
import { PeopleToKnow } from '@/features/connections/people/people-to-know';
import { AreaPulse } from '@/features/feed/beside/area-pulse';
import { MyDay } from '@/features/feed/beside/my-day';
import { TrendingTags } from '@/features/feed/beside/trending-tags';
import { OnboardingChecklist } from '@/features/onboarding/checklist';

export { MyDayStrip } from '@/features/feed/beside/my-day';
export { PostButton } from '@/features/feed/beside/post-button';

/** Below the people in the rail. */
export function LateRail({ user }: { user: Schemas['CurrentUser'] }) {
  return (
    <>
      <OnboardingChecklist key={user.id} user={user} />
      <MyDay />
      <TrendingTags />
      <AreaPulse username={user.username} />
    </>
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
