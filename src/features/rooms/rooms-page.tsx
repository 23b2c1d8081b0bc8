import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import type { Room } from './room-check';
import { useRooms } from './use-rooms';

/** The rooms of every property (S53). @param onLet begins the tenancy of a room */
export function RoomsPage({ onLet }: { onLet: (room: Room) => void }) {
  const { list, type, columns } = useRooms(undefined, onLet);
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Rooms · Tiebeam</title>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">Rooms</h1>
        <AddRecord type={type} />
      </div>
      <DescribedList type={type} list={list} columns={columns} />
    </div>
  );
}
