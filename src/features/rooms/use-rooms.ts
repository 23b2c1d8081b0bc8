import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { useProperties } from '@/entities/property/use-properties';
import { londonDay } from '@/lib/dates/calendar-day';
import { useAreaUnit } from '@/ui/area/area-unit';
import { useNow } from '@/ui/text/use-now';
import type { Room } from './room-check';
import { roomColumns } from './room-columns';
import { useRoomKinds } from './room-kinds';
import { roomList, roomType } from './room-type';

/** The rooms of one property or of all, with what their list and their form need. */
export function useRooms(propertyId: string | undefined, onLet: (room: Room) => void) {
  const list = useInfiniteQuery(roomList(propertyId === undefined ? {} : { propertyId }));
  const pages = useEveryPage(list);
  const kinds = useRoomKinds();
  const properties = useProperties();
  const today = londonDay(useNow());
  const unit = useAreaUnit();
  return useMemo(
    () => ({
      list,
      rooms: pages?.flatMap(({ data }) => data) ?? [],
      kinds,
      today,
      type: roomType({ kinds, propertyId, onLet }),
      columns: roomColumns({
        properties: properties.byId,
        kinds,
        isOfProperty: propertyId !== undefined,
        today,
        unit,
      }),
    }),
    [list, pages, kinds, properties, today, unit, propertyId, onLet],
  );
}
