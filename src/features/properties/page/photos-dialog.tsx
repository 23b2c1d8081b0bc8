import { useQueryClient } from '@tanstack/react-query';
import { changeOf } from '@/api/cache/optimistic';
import { formBody } from '@/api/upload/form-body';
import { write } from '@/api/queries';
import { RecordPhotos } from '@/entities/picture/record-photos';
import { KnownProperty } from '@/entities/property/known/known-property';
import type { Property } from '@/entities/property/property';
import { propertiesPath, propertyQueries } from '@/entities/property/queries';
import { openModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';

/** The contract's. */
const maxImages = 40;

/** All photos of a property, to add to, to remove from, and to choose the first one among. */
export function openPhotos(uuid: string): void {
  openModal({
    id: 'property-photos',
    title: 'Photos',
    size: 'md',
    content: (
      <KnownProperty uuid={uuid} skeleton={<Skeleton className="h-48" />}>
        {(property) => <PhotosDialog property={property} />}
      </KnownProperty>
    ),
  });
}

const withImages = (images: string[]) => (property: Property) => ({ ...property, images });

function PhotosDialog({ property }: { property: Property }) {
  const queryClient = useQueryClient();
  const { uuid, ownerId, images } = property;
  const refreshes = [propertiesPath, `${propertiesPath}/${uuid}`];
  const keep = (next: readonly string[]) => {
    const body = { images: [...next] };
    return write(
      queryClient,
      'put',
      '/properties/{uuid}',
      { path: { uuid }, body },
      {
        refreshes,
        // At once: the next act begins with these, and not with those before the last answer.
        changes: () => [
          changeOf<Property>({ queryKey: propertyQueries.one(uuid).queryKey }, withImages(body.images)),
        ],
      },
    );
  };
  return (
    <RecordPhotos
      ownerId={ownerId}
      images={images}
      maxImages={maxImages}
      onAdd={(files) =>
        write(
          queryClient,
          'put',
          '/properties/{uuid}',
          { path: { uuid }, body: formBody({}, files) },
          { refreshes },
        )
      }
      onRemove={(file) => keep(images.filter((each) => each !== file))}
      onCover={(file) => keep([file, ...images.filter((each) => each !== file)])}
    />
  );
}
