import { OnlineNow } from '@/features/connections/online-now';
import { PeopleToKnow } from '@/features/connections/people-to-know';

/** The people beside the feed; below it only whom one does not know yet. */
export function PeopleRail({ isBelow }: { isBelow: boolean }) {
  return (
    <div className="flex flex-col gap-3.5">
      {!isBelow && <OnlineNow />}
      <PeopleToKnow />
    </div>
  );
}
