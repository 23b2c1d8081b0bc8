import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus, RotateCw } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { refresh, useDelete, usePost, usePut } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { openModal } from '@/ui/modal/modal-store';
import { useEditor } from '../editor/editor-context';
import { accepted, madeSmaller, sortOut } from '@/entities/picture/image-files';
import { ImageTile } from './image-tile';
import { ImageViewer } from './image-viewer';
import { ResultCard } from '../results/result-card';

/** The contract's. */
const maxImages = 60;

/** Pictures of the home: the first is the cover. Several are added at once; those that fail can be sent again as they are. */
export function ImagesCard({ isReadOnly }: { isReadOnly: boolean }) {
  const id = useEditor(({ deal }) => deal.id);
  const images = useEditor(({ saved }) => saved.images);
  const queryClient = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [unsent, setUnsent] = useState<{ files: readonly File[]; why: string } | null>(null);
  const [isOver, setOver] = useState(false);
  const [isShrinking, setShrinking] = useState(false);
  const [caption, setCaption] = useState('');
  const reread = () => void refresh(queryClient, `/evaluations/${id}`, '/evaluations');
  const add = usePost('/evaluations/images', { refreshes: [], onDone: reread });
  const remove = useDelete('/evaluations/images/{id}', {
    refreshes: [],
    onDone: reread,
    failureTitle: 'Couldn’t remove the photo',
  });
  const order = usePut('/evaluations/{id}', {
    refreshes: [],
    onDone: reread,
    failureTitle: 'Couldn’t change the order',
  });
  const isBusy = remove.isPending || order.isPending;

  const send = (files: readonly File[]) => {
    setUnsent(null);
    if (files.length === 0) return;
    const body = new FormData();
    body.append('evaluationId', id);
    if (caption.trim() !== '') body.append('caption', caption.trim());
    for (const each of files) body.append('file', each);
    add.mutate(
      { body },
      {
        onSuccess: () => setCaption(''),
        onError: (error) => setUnsent({ files, why: errorMessage(error) }),
      },
    );
  };
  const upload = async (list: FileList | null) => {
    if (!list || list.length === 0 || add.isPending || isShrinking) return;
    const { usable, problems } = sortOut([...list], images.length, maxImages);
    setRefused(problems);
    if (file.current) file.current.value = '';
    setShrinking(true);
    const made = await madeSmaller(usable);
    setShrinking(false);
    setRefused([...problems, ...made.problems]);
    send(made.usable);
  };
  const moveTo = (from: number, to: number) => {
    const ids = images.map((image) => image.id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    order.mutate({ path: { id }, body: { imageIds: ids } });
  };
  const open = (first: number) =>
    openModal({
      id: 'evaluation-picture',
      title: 'Photos',
      size: 'lg',
      content: <ImageViewer images={images} first={first} />,
    });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload(event.dataTransfer.files);
  };
  return (
    <ResultCard title="Photos" answer={images.length > 1 ? images.length : undefined}>
      <div
        onDragOver={(event) => {
          if (isReadOnly || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={isReadOnly ? undefined : drop}
        className={isOver ? 'rounded-lg outline-2 outline-offset-4 outline-focus outline-dashed' : ''}
      >
        {images.length === 0 && (
          <p className="text-sm text-ink-2">
            {isReadOnly ? 'No photos' : 'No photos yet. Add some from your viewing.'}
          </p>
        )}
        {images.length > 0 && (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(110px,1fr))] gap-2">
            {images.map((image, index) => (
              <ImageTile
                key={image.id}
                image={image}
                index={index}
                count={images.length}
                isReadOnly={isReadOnly}
                isBusy={isBusy}
                onMove={(to) => moveTo(index, to)}
                onRemove={() => remove.mutate({ path: { id: image.id } })}
                onOpen={() => open(index)}
              />
            ))}
          </ul>
        )}
        {!isReadOnly && (
          <div className="mt-3 print:hidden">
            <input
              ref={file}
              type="file"
              accept={accepted}
              multiple
              aria-label="Add photos"
              className="sr-only"
              tabIndex={-1}
              onChange={({ currentTarget }) => void upload(currentTarget.files)}
            />
            <div className="mb-2.5">
              <Field label="Caption for new photos" isOptional>
                {(control) => (
                  <Input
                    {...control}
                    value={caption}
                    maxLength={200}
                    placeholder="Kitchen before works"
                    onChange={({ currentTarget }) => setCaption(currentTarget.value)}
                  />
                )}
              </Field>
            </div>
            <Button
              size="sm"
              variant="outline"
              icon={<ImagePlus aria-hidden size={15} />}
              isLoading={isShrinking || add.isPending}
              loadingLabel="Adding"
              onClick={() => file.current?.click()}
            >
              Add photos
            </Button>
            <div role="alert" className="text-sm text-red-ink">
              {refused.map((problem) => (
                <p key={problem} className="mt-2 wrap-anywhere">
                  {problem}
                </p>
              ))}
              {unsent && (
                <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
                  {`${unsent.files.length === 1 ? 'One photo wasn’t' : `${unsent.files.length} photos weren’t`} added: ${unsent.why}`}
                  <Button
                    size="sm"
                    variant="outline"
                    icon={<RotateCw aria-hidden size={14} />}
                    onClick={() => send(unsent.files)}
                  >
                    Retry
                  </Button>
                </p>
              )}
            </div>
          </div>
        )}
      </div>
    </ResultCard>
  );
}
