import { useInfiniteQuery } from '@tanstack/react-query';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import type { ChoicesProps } from '@/ui/records/form/record-field';

/** The rooms of a property, as the choices of a field; none while they are read, or without a property. */
function useRoomsOf(propertyId: string) {
  const query = useInfiniteQuery({
    ...readPages('/property-rooms', { query: { propertyId } }),
    enabled: propertyId !== '',
  });
  const rooms = useEveryPage(query)?.flatMap(({ data }) => data) ?? [];
  return rooms.map(({ id, name }) => ({ value: id, label: name }));
}

/**
 * Chooses among the rooms of the property that the same form asks for.
 * @param propertyId of the property whose page it is: then the form does not ask
 */
export const roomChoices = (propertyId: string | undefined) =>
  function RoomChoices({ children, values }: ChoicesProps) {
    return children(useRoomsOf(propertyId ?? values?.['propertyId'] ?? ''));
  };

/** What a room is called; nothing while that is read. */
export const RoomName = ({ propertyId, roomId }: { propertyId: string; roomId: string }) =>
  useRoomsOf(propertyId).find(({ value }) => value === roomId)?.label ?? '…';
