import { OnlineNow } from '@/features/connections/list/online-now';
import { PeopleToKnow } from '@/features/connections/people/people-to-know';

/** The people beside the feed. */
export function PeopleRail() {
  return (
    <>
      <OnlineNow />
      <PeopleToKnow />
    </>
  );
}
