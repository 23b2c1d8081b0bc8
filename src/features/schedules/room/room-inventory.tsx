import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adviceText } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { Card } from '@/ui/card';
import { safeRows } from '@/ui/rows/safe-rows';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { itemNote } from '../item-note';
import { itemsOfRoom } from './items-of-room';
import type { ScheduleKind } from '../schedule-kinds';
import { scheduleList } from '../schedule-type';

/** What says which things are in a room. */
const kinds: readonly ScheduleKind[] = ['inventory', 'condition'];

interface RoomInventoryProps {
  propertyId: string;
  /** The room’s name, as inventories have it. */
  room: string;
}

/** What is in a room and how worn it is, by the newest inventory or schedule of condition that names it. */
export function RoomInventory({ propertyId, room }: RoomInventoryProps) {
  const list = useInfiniteQuery(scheduleList({ propertyId }));
  const found = itemsOfRoom(
    list.data?.pages.flatMap(({ data }) => data.filter(({ kind }) => kinds.includes(kind))) ?? [],
    room,
  );
  return (
    <Card as="section" aria-label="Inventory">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-semibold">Inventory</h2>
        {found && (
          <Link
            to="/portfolio/records/$kind/$id"
            params={{ kind: 'schedule', id: found.id }}
            className="text-sm text-link underline wrap-anywhere max-md:py-2.5"
          >
            {found.title}
          </Link>
        )}
      </div>
      {found ? (
        <ul className="text-sm">
          {safeRows(found.items, 'item', (item) => (
            <li key={item.place} className="border-b border-line-subtle py-2 last:border-0 last:pb-0">
              <span className="block wrap-anywhere">{item.name}</span>
              <span className="num block text-xs text-ink-3 wrap-anywhere">
                {itemNote(item, 'inventory')}
              </span>
            </li>
          ))}
        </ul>
      ) : list.data ? (
        <p className="text-sm text-pretty text-ink-2">
          {`No inventory or schedule of condition covers ${room} yet. `}
          <Link
            to="/portfolio/properties/$uuid/{-$tab}"
            params={{ uuid: propertyId, tab: 'schedules' }}
            className="text-link underline"
          >
            Add one under Schedules
          </Link>
        </p>
      ) : list.isError ? (
        <ErrorState
          title="Couldn’t load the inventory"
          text={adviceText(list.error)}
          onRetry={retryOf(list.error, () => void list.refetch())}
          isRetrying={list.isRefetching}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading inventory</span>
          <Skeleton className="h-16" />
        </div>
      )}
    </Card>
  );
}
