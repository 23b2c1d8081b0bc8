import { ImagePlus, Star, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { runtimeConfig } from '@/api/runtime-config';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Image } from '@/ui/image/image';
import { openModal } from '@/ui/modal/modal-store';
import { accepted, madeSmaller, sortOut } from './image-files';

interface RecordPhotosProps {
  /** Whose they are. */
  ownerId: number;
  /** Their file names. */
  images: readonly string[];
  /** The contract's limit. */
  maxImages: number;
  /** Each rejects when the server did not take it. */
  onAdd: (files: readonly File[]) => Promise<unknown>;
  onRemove: (file: string) => Promise<unknown>;
  /** Makes one the first; only where the first photo stands for the record. */
  onCover?: (file: string) => Promise<unknown>;
}

/** The photos of a record: seen large, added several at once, made small before they are sent, and removed. */
export function RecordPhotos({ ownerId, images, maxImages, onAdd, onRemove, onCover }: RecordPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** Says what could not be done; nothing else begins while it is being done. */
  const act = async (done: () => Promise<readonly string[]>) => {
    if (isBusy) return;
    setBusy(true);
    setProblems([]);
    try {
      setProblems(await done());
    } catch (error) {
      setProblems([`The photos weren’t saved. ${errorMessage(error)}`]);
    } finally {
      setBusy(false);
    }
  };
  const add = (list: FileList | null) =>
    act(async () => {
      const sorted = sortOut([...(list ?? [])], images.length, maxImages);
      if (input.current) input.current.value = '';
      const made = await madeSmaller(sorted.usable);
      if (made.usable.length > 0) await onAdd(made.usable);
      return [...sorted.problems, ...made.problems];
    });
  const remove = (file: string) =>
    act(async () => {
      await onRemove(file);
      button.current?.focus();
      return [];
    });
  const cover = (file: string) =>
    act(async () => {
      await onCover?.(file);
      // It stands elsewhere now, and has no such button any more.
      button.current?.focus();
      return [];
    });
  return (
    <div className="flex flex-col gap-3">
      {images.length === 0 && <p className="text-sm text-ink-2">No photos yet</p>}
      <ul className="grid grid-cols-2 gap-2.5 empty:hidden min-[480px]:grid-cols-3">
        {images.map((file, index) => (
          <li key={file} className="relative min-w-0 overflow-hidden rounded-lg bg-surface-3">
            <button
              type="button"
              aria-label={`Open photo ${index + 1}`}
              className="block w-full cursor-zoom-in rounded-lg -outline-offset-2"
              onClick={() => openPhoto(ownerId, file, index + 1)}
            >
              <RecordPhoto ownerId={ownerId} file={file} width={256} />
            </button>
            <span className="absolute top-1.5 right-1.5 flex gap-1 rounded-lg bg-canvas/80">
              {onCover && index > 0 && (
                <IconButton
                  label={`Make photo ${index + 1} the cover`}
                  size="sm"
                  disabled={isBusy}
                  onClick={() => void cover(file)}
                >
                  <Star aria-hidden size={15} />
                </IconButton>
              )}
              <IconButton
                label={`Remove photo ${index + 1}`}
                size="sm"
                disabled={isBusy}
                onClick={() => void remove(file)}
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
        onChange={({ currentTarget }) => void add(currentTarget.files)}
      />
      <Button
        ref={button}
        variant="outline"
        size="sm"
        className="self-start"
        icon={<ImagePlus aria-hidden size={15} />}
        disabled={images.length >= maxImages}
        isLoading={isBusy}
        loadingLabel="Saving"
        onClick={() => input.current?.click()}
      >
        Add photos
      </Button>
      <div role="alert" className="text-sm text-red-ink empty:hidden">
        {problems.map((problem) => (
          <p key={problem} className="wrap-anywhere">
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}

/** One photo of a record. @param width px at which it is shown */
export const RecordPhoto = ({
  ownerId,
  file,
  width,
  alt = '',
}: {
  ownerId: number;
  file: string;
  width: number;
  alt?: string;
}) => (
  <Image
    picture={{ base: runtimeConfig.apiPrefix, ownerId, file }}
    alt={alt}
    width={width}
    height={Math.round((width * 3) / 4)}
    className="aspect-4/3 w-full"
  />
);

const openPhoto = (ownerId: number, file: string, place: number) =>
  openModal({
    id: 'record-photo',
    title: `Photo ${place}`,
    size: 'lg',
    content: <RecordPhoto ownerId={ownerId} file={file} width={880} alt={`Photo ${place}`} />,
  });
