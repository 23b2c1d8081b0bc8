import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { runtimeConfig } from '@/api/runtime-config';
import { refresh, useDelete, usePost } from '@/api/queries';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Image } from '@/ui/image';
import { useEditor } from './editor-context';
import { ResultCard } from './result-card';

const accepted = 'image/jpeg,image/png,image/webp';

/** Pictures of the home: adding several at once, and removing one. */
export function ImagesCard({ isReadOnly }: { isReadOnly: boolean }) {
  const id = useEditor(({ deal }) => deal.id);
  const images = useEditor(({ saved }) => saved.images);
  const queryClient = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState('');
  const reread = () => void refresh(queryClient, `/evaluations/${id}`, '/evaluations');
  const add = usePost('/evaluations/images', {
    refreshes: [],
    onDone: reread,
    onUndo: (_c, _a, error) => setFailure(errorMessage(error)),
  });
  const remove = useDelete('/evaluations/images/{id}', {
    refreshes: [],
    onDone: reread,
    failureTitle: 'The picture could not be removed',
  });
  const upload = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    setFailure('');
    const body = new FormData();
    body.append('evaluationId', id);
    for (const each of files) body.append('file', each);
    add.mutate({ body });
    if (file.current) file.current.value = '';
  };
  return (
    <ResultCard title="Pictures">
      {images.length === 0 && (
        <p className="text-sm text-ink-2">
          {isReadOnly ? 'No pictures.' : 'No pictures yet. Add the ones from your viewing.'}
        </p>
      )}
      {images.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(110px,1fr))] gap-2">
          {images.map((image, index) => (
            <li key={image.id} className="relative overflow-hidden rounded-lg bg-surface-3">
              <Image
                picture={{ base: runtimeConfig.apiPrefix, ownerId: image.ownerId, file: image.file }}
                alt={image.caption ?? `Picture ${index + 1}`}
                width={220}
                height={165}
                sizes="160px"
                className="aspect-4/3 w-full object-cover"
              />
              {!isReadOnly && (
                <IconButton
                  label={`Remove ${image.caption ?? `picture ${index + 1}`}`}
                  size="sm"
                  isBordered
                  className="absolute! top-1.5 right-1.5 print:hidden"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ path: { id: image.id } })}
                >
                  <Trash2 aria-hidden size={14} />
                </IconButton>
              )}
            </li>
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
            aria-label="Pictures to add"
            className="sr-only"
            tabIndex={-1}
            onChange={({ currentTarget }) => upload(currentTarget.files)}
          />
          <Button
            size="sm"
            variant="outline"
            icon={<ImagePlus aria-hidden size={15} />}
            isLoading={add.isPending}
            loadingLabel="Adding"
            onClick={() => file.current?.click()}
          >
            Add pictures
          </Button>
          {failure !== '' && (
            <p role="alert" className="mt-2 text-sm text-red-ink">
              {`Not added: ${failure}`}
            </p>
          )}
        </div>
      )}
    </ResultCard>
  );
}
