import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { OnlineNow } from '@/features/connections/list/online-now';
import { PeopleToKnow } from '@/features/connections/people/people-to-know';
import { hasEnded } from '@/features/onboarding/ended';
import { isNewcomer } from '@/features/onboarding/steps';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';

/** The people beside the feed. */
function PeopleRail() {
  return (
    <>
      <OnlineNow />
      <PeopleToKnow />
    </>
  );
}

const loadChecklist = () => loadStyled(() => import('@/features/onboarding/checklist'));

/** The people beside the feed; a new member's first steps stand above them, and come with them. */
export function HomePeople({ user }: { user: Schemas['CurrentUser'] }) {
  const [hasSteps] = useState(() => isNewcomer(user, new Date()) && !hasEnded(user));
  const part = useLazyPart(loadChecklist, hasSteps);
  if (!hasSteps) return <PeopleRail />;
  return (
    part && (
      <part.OnboardingChecklist user={user}>
        <PeopleRail />
      </part.OnboardingChecklist>
    )
  );
}
