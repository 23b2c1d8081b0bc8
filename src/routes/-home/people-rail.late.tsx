import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { OnlineNow } from '@/features/connections/list/online-now';
import { PeopleToKnow } from '@/features/connections/people/people-to-know';
import { hasEnded } from '@/features/onboarding/ended';
import type { OnboardingChecklist } from '@/features/onboarding/checklist';
import { isNewcomer } from '@/features/onboarding/steps';

/** The people beside the feed. */
export function PeopleRail() {
  return (
    <>
      <OnlineNow />
      <PeopleToKnow />
    </>
  );
}

interface HomePeopleProps {
  user: Schemas['CurrentUser'];
  /** What comes once the first load is over; null until then. */
  late: { OnboardingChecklist: typeof OnboardingChecklist } | null;
}

/** The people beside the feed; a new member's first steps stand above them, and come with them. */
export function HomePeople({ user, late }: HomePeopleProps) {
  const [hasSteps] = useState(() => isNewcomer(user, new Date()) && !hasEnded(user));
  if (!hasSteps) return <PeopleRail />;
  return (
    late && (
      <late.OnboardingChecklist user={user}>
        <PeopleRail />
      </late.OnboardingChecklist>
    )
  );
}
