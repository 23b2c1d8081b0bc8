import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { clashesOf, type Slot } from '@/lib/viewings/clash';
import { momentOf, viewingDay } from '@/lib/viewings/viewing-time';
import { viewingQueries } from '../queries';
import type { Viewing } from '../viewing-names';
import { clashText } from './clash-text';

/** The longest viewing takes ten hours: none from further away can reach into a day, whatever the clocks do. */
const aroundMs = 24 * 3_600_000;

/** My other open viewings that overlap a time; none while that is not known. */
function useClashes(slot: Slot | null, ownId?: string): Viewing[] {
  // By the day: another time of it asks nobody again.
  const noon = slot && momentOf(viewingDay(slot.startsAt), '12:00');
  const at = noon === null ? 0 : Date.parse(noon);
  const [from, until] = [at - aroundMs, at + aroundMs].map((each) => new Date(each).toISOString());
  const { data } = useQuery({
    ...viewingQueries.open(from ?? '', until ?? ''),
    enabled: noon !== null,
    retry: false,
  });
  return slot === null || noon === null ? [] : clashesOf(slot, data?.data ?? [], ownId);
}

interface ClashNoteProps {
  slot: Slot | null;
  /** The viewing that is changed. */
  ownId?: string | undefined;
}

/** Says which viewings of mine a time overlaps. It can be booked all the same. */
export function ClashNote({ slot, ownId }: ClashNoteProps) {
  const clashes = useClashes(slot, ownId);
  return (
    <div role="status" className="empty:hidden">
      {clashes.length > 0 && (
        <div className="flex gap-2.5 rounded-[11px] border border-amber-line bg-amber-bg px-3.5 py-3 text-sm text-amber-ink">
          <TriangleAlert aria-hidden size={17} className="mt-px shrink-0" />
          <div className="min-w-0">
            <ul>
              {clashes.slice(0, 3).map((clash) => (
                <li key={clash.id} className="wrap-anywhere">
                  {clashText(clash)}
                </li>
              ))}
            </ul>
            <p>You can book it anyway.</p>
          </div>
        </div>
      )}
    </div>
  );
}
