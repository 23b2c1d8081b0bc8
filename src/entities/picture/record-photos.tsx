import { Star, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '@/api/errors';
import { runtimeConfig } from '@/api/runtime-config';
import { counted } from '@/lib/lists/counted';
import { IconButton } from '@/ui/button/icon-button';
import { Image } from '@/ui/image/image';
import { openQuestion } from '@/ui/modal/confirm-question';
import { openModal } from '@/ui/modal/modal-store';
import { AddPhotos } from './add-photos';
import { madeSmaller, sortOut } from './image-files';

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
  const button = useRef<HTMLButtonElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** What was done last, to be heard: what is seen of it are the photos. */
  const [status, setStatus] = useState('');
  /** Says what could not be done; nothing else begins while it is being done. */
  const act = async (done: () => Promise<readonly string[]>) => {
    if (isBusy) return;
    setBusy(true);
    setProblems([]);
    setStatus('');
    try {
      setProblems(await done());
    } catch (error) {
      setProblems([failureText('The photos weren’t saved', error)]);
    } finally {
      // The button that takes the focus is of use again only then.
      flushSync(() => setBusy(false));
    }
  };
  const add = (chosen: readonly File[]) =>
    act(async () => {
      const sorted = sortOut(chosen, images.length, maxImages);
      const made = await madeSmaller(sorted.usable);
      if (made.usable.length > 0) {
        await onAdd(made.usable);
        setStatus(`${counted(made.usable.length, 'photo')} added`);
      }
      return [...sorted.problems, ...made.problems];
    });
  /** What was pressed goes with its photo, or stands elsewhere: the focus goes to the button below them. */
  const changePhoto = async (change: () => Promise<unknown>, done: string) => {
    let isDone = false;
    await act(async () => {
      await change();
      setStatus(done);
      isDone = true;
      return [];
    });
    if (isDone) button.current?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {status}
      </p>
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
                  label={`Set photo ${index + 1} as cover`}
                  size="sm"
                  aria-disabled={isBusy || undefined}
                  onClick={() => void changePhoto(() => onCover(file), 'Cover photo changed')}
                >
                  <Star aria-hidden size={15} />
                </IconButton>
              )}
              <IconButton
                label={`Remove photo ${index + 1}`}
                size="sm"
                aria-disabled={isBusy || undefined}
                onClick={() =>
                  askToRemove(index + 1, () => changePhoto(() => onRemove(file), 'Photo removed'))
                }
              >
                <Trash2 aria-hidden size={15} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      <AddPhotos
        ref={button}
        onFiles={(chosen) => void add(chosen)}
        isDisabled={images.length >= maxImages}
        busyLabel={isBusy ? 'Saving' : undefined}
        problems={problems}
      />
    </div>
  );
}

/** No server brings a removed photo back. @param place as it is counted, from 1 */
const askToRemove = (place: number, remove: () => Promise<void>) =>
  openQuestion({
    id: 'remove-photo',
    title: `Remove photo ${place}?`,
    text: 'This can’t be undone.',
    act: 'Remove',
    onConfirm: () => void remove(),
  });

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

/** Opens one photo of a record, large. @param place as it is counted, from 1 */
export const openPhoto = (ownerId: number, file: string, place: number) =>
  openModal({
    id: 'record-photo',
    title: `Photo ${place}`,
    size: 'lg',
    content: <RecordPhoto ownerId={ownerId} file={file} width={880} alt={`Photo ${place}`} />,
  });
