import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { formBody } from '@/api/upload/form-body';
import { RecordPhoto, RecordPhotos } from '@/entities/picture/record-photos';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { openModal } from '@/ui/modal/modal-store';
import type { Schedule } from '../schedule-kinds';
import { changeSchedule, scheduleQuery } from '../schedule-type';

/** The contract's. */
const maxPhotos = 10;

interface ItemPhotosProps {
  row: Schedule;
  /** The item's place in the schedule, from 0. */
  place: number;
}

/** The photos of an item, before and after, small; pressed, they are seen large, added to and removed. */
export function ItemPhotos({ row, place }: ItemPhotosProps) {
  const item = row.items[place];
  if (!item) return null;
  const { name, images } = item;
  const [text, label] =
    images.length === 0
      ? ['Add photos', `Add photos to “${name}”`]
      : [counted(images.length, 'photo'), `${counted(images.length, 'photo')} of “${name}”`];
  return (
    <div className={`mt-1.5 flex flex-wrap items-center gap-2 ${images.length === 0 ? 'print:hidden' : ''}`}>
      {images.map((file) => (
        <span key={file} className="w-16 overflow-hidden rounded-md bg-surface-3 print:w-32">
          <RecordPhoto ownerId={row.ownerId} file={file} width={128} />
        </span>
      ))}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2 print:hidden"
        icon={<Camera aria-hidden size={15} />}
        aria-label={label}
        onClick={() => openPhotos(row, place)}
      >
        {text}
      </Button>
    </div>
  );
}

const openPhotos = (row: Schedule, place: number) =>
  openModal({
    id: 'item-photos',
    title: `Photos of ${row.items[place] ? `“${row.items[place].name}”` : 'the item'}`,
    size: 'md',
    content: <PhotosOfItem opened={row} place={place} />,
  });

function PhotosOfItem({ opened, place }: { opened: Schedule; place: number }) {
  const queryClient = useQueryClient();
  const { data: row = opened } = useQuery(scheduleQuery(opened.id));
  const item = row.items[place];
  if (!item) return null;
  const { updatedAt } = row;
  return (
    <RecordPhotos
      ownerId={row.ownerId}
      images={item.images}
      maxImages={maxPhotos}
      onAdd={(files) => changeSchedule(queryClient, row, formBody({ item: place, updatedAt }, files))}
      onRemove={(file) =>
        changeSchedule(queryClient, row, {
          items: row.items.map(({ total: _sum, ...each }, index) =>
            index === place ? { ...each, images: each.images.filter((image) => image !== file) } : each,
          ),
          updatedAt,
        })
      }
    />
  );
}
