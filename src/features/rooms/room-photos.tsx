import { useQueryClient } from '@tanstack/react-query';
import { write } from '@/api/queries';
import { formBody } from '@/api/upload/form-body';
import { RecordPhotos } from '@/entities/picture/record-photos';
import { Card } from '@/ui/card';
import type { Room } from './room-check';
import { roomReaders } from './room-type';

/** The contract's. */
const maxPhotos = 40;

/** How a room looks, for its listing and its check-in. */
export function RoomPhotos({ room: { id, ownerId, images, updatedAt } }: { room: Room }) {
  const queryClient = useQueryClient();
  const change = (body: { images: string[]; updatedAt: string } | FormData) =>
    write(queryClient, 'put', '/property-rooms/{id}', { path: { id }, body }, { refreshes: roomReaders });
  return (
    <Card as="section" aria-label="Photos">
      <h2 className="mb-3 text-md font-semibold">Photos</h2>
      <RecordPhotos
        ownerId={ownerId}
        images={images}
        maxImages={maxPhotos}
        onAdd={(files) => change(formBody({ updatedAt }, files))}
        onRemove={(file) => change({ images: images.filter((each) => each !== file), updatedAt })}
      />
    </Card>
  );
}
