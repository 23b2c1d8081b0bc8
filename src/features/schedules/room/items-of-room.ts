import type { Schedule } from '../schedule-kinds';

type Named = Pick<Schedule, 'id' | 'title'> & { items: readonly Schedule['items'][number][] };

const same = (text: string | null) => (text ?? '').trim().toLowerCase();

/**
 * The items of a room in the first inventory that names it, each with its place there; undefined where none does.
 * @param inventories the newest first
 */
export function itemsOfRoom(inventories: readonly Named[], room: string) {
  for (const { id, title, items } of inventories) {
    const own = items
      .map((item, place) => ({ ...item, place }))
      .filter((item) => same(item.room) === same(room));
    if (own.length > 0) return { id, title, items: own };
  }
  return undefined;
}
