/** Items under the rooms they are in, rooms in the order in which they come first; without a room they are general. */
export function byRoom<Item extends { room: string | null }>(
  items: readonly Item[],
): { room: string; rows: Item[] }[] {
  const rooms = new Map<string, Item[]>();
  for (const item of items) {
    const room = item.room ?? 'General';
    rooms.set(room, [...(rooms.get(room) ?? []), item]);
  }
  return [...rooms].map(([room, rows]) => ({ room, rows }));
}
