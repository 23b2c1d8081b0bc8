import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { momentOf, typedDay, typedTime } from '@/lib/calendar/typed-moment';
import { formatDate } from '@/lib/dates/dates';
import { clashesOf, endOf, type Slot } from '@/lib/viewings/clash';
import { viewingQueries } from '../queries';
import type { Viewing } from '../viewing-names';

/** The longest viewing takes ten hours: none from further away can reach into a day, whatever the clocks do. */
const aroundMs = 24 * 3_600_000;

/** `10:00–10:45` on the reader's own clock. */
export const spanText = (slot: Slot): string =>
  `${typedTime(slot.startsAt)}–${typedTime(new Date(endOf(slot)))}`;

/** My other open viewings that overlap a time; none while that is not known. */
function useClashes(slot: Slot | null, ownId?: string): Viewing[] {
  // By the day: another time of it asks nobody again.
  const noon = slot && momentOf(typedDay(slot.startsAt), '12:00');
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
            <p>
              {clashes.length === 1
                ? 'Overlaps another viewing of yours. You can book it anyway.'
                : `Overlaps ${clashes.length} other viewings of yours. You can book it anyway.`}
            </p>
            <ul>
              {clashes.slice(0, 3).map((clash) => (
                <li key={clash.id} className="num wrap-anywhere">
                  {`${formatDate(clash.startsAt)}, ${spanText(clash)}: ${clash.title}`}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
