import { OnlineNow } from '@/features/connections/online-now';
import { PeopleToKnow } from '@/features/connections/people-to-know';

/** The people beside the feed. */
export function PeopleRail() {
  return (
    <>
      <OnlineNow />
      <PeopleToKnow />
    </>
  );
}
