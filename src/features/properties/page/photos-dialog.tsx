import { ImagePlus, Star, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { changeOf } from '@/api/cache/optimistic';
import { errorMessage } from '@/api/errors';
import { usePut } from '@/api/queries';
import { accepted, madeSmaller, sortOut } from '@/entities/picture/image-files';
import { KnownProperty } from '@/entities/property/known-property';
import type { Property } from '@/entities/property/property';
import { PropertyPhoto } from '@/entities/property/property-photo';
import { propertiesPath, propertyQueries } from '@/entities/property/queries';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
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

export function PhotosDialog({ property }: { property: Property }) {
  const { uuid, images } = property;
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isShrinking, setShrinking] = useState(false);
  const save = usePut('/properties/{uuid}', {
    refreshes: [propertiesPath, `${propertiesPath}/${uuid}`],
    // At once: the next act begins with these, and not with those before the last answer.
    changes: ({ body }) =>
      body && 'images' in body && body.images
        ? [changeOf<Property>({ queryKey: propertyQueries.one(uuid).queryKey }, withImages(body.images))]
        : [],
  });
  const fail = (error: Error) => setProblems([`The photos weren’t saved. ${errorMessage(error)}`]);
  const keep = (next: readonly string[]) => {
    setProblems([]);
    save.mutate({ path: { uuid }, body: { images: [...next] } }, { onError: fail });
  };
  const upload = async (list: FileList | null) => {
    if (list === null || list.length === 0 || isShrinking || save.isPending) return;
    const sorted = sortOut([...list], images.length, maxImages);
    if (input.current) input.current.value = '';
    setShrinking(true);
    const made = await madeSmaller(sorted.usable);
    setShrinking(false);
    setProblems([...sorted.problems, ...made.problems]);
    if (made.usable.length === 0) return;
    const body = new FormData();
    for (const file of made.usable) body.append('files', file);
    save.mutate({ path: { uuid }, body }, { onError: fail });
  };
  const isBusy = isShrinking || save.isPending;
  return (
    <div className="flex flex-col gap-3.5">
      {images.length === 0 && <p className="text-sm text-ink-2">No photos yet.</p>}
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3">
        {images.map((file, index) => (
          <li key={file} className="relative min-w-0">
            <PropertyPhoto property={property} index={index} width={256} className="w-full! rounded-lg" />
            <span className="absolute top-1.5 right-1.5 flex gap-1 rounded-lg bg-canvas/80">
              {index > 0 && (
                <IconButton
                  label={`Make photo ${index + 1} the cover`}
                  size="sm"
                  disabled={isBusy}
                  onClick={() => keep([file, ...images.filter((each) => each !== file)])}
                >
                  <Star aria-hidden size={15} />
                </IconButton>
              )}
              <IconButton
                label={`Remove photo ${index + 1}`}
                size="sm"
                disabled={isBusy}
                onClick={() => keep(images.filter((each) => each !== file))}
              >
                <Trash2 aria-hidden size={15} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        aria-label="Add photos"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => void upload(currentTarget.files)}
      />
      <Button
        className="self-start"
        icon={<ImagePlus aria-hidden size={16} />}
        disabled={images.length >= maxImages}
        isLoading={isBusy}
        loadingLabel="Saving"
        onClick={() => input.current?.click()}
      >
        Add photos
      </Button>
      <div role="alert" className="text-sm text-red-ink">
        {problems.map((problem) => (
          <p key={problem} className="wrap-anywhere">
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}
