import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { FormAlert } from '@/ui/form/form-alert';

const largest = 200_000_000;

/** Why a file can’t be uploaded; undefined for one that can. The limits are the contract’s. */
function videoProblem({ type, size }: File): string | undefined {
  if (!type.startsWith('video/')) return 'Choose a video file';
  if (size > largest) return 'Choose a video of up to 200 MB';
  return size === 0 ? 'This file is empty' : undefined;
}

/** Uploads a video of a property; its title is the file’s name until it is edited. A retry sends the same file. */
export function UploadVideo({ propertyId }: { propertyId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const upload = usePost('/videos', {});
  const send = (file: File) => {
    const problem = videoProblem(file);
    setRefused(problem ?? null);
    upload.reset();
    if (problem !== undefined) return;
    const body = new FormData();
    body.append('title', file.name.replace(/\.[^.]+$/, '').slice(0, 120) || 'Video');
    body.append('refKind', 'property');
    body.append('refId', propertyId);
    body.append('file', file);
    upload.mutate({ body });
  };
  const problem = refused ?? (upload.isError ? messageOf(upload.error) : null);
  const { variables } = upload;
  return (
    <>
      {problem !== null && (
        <div className="flex w-full flex-wrap items-center gap-2">
          <FormAlert text={`Couldn’t upload the video. ${problem}`} />
          {upload.isError && variables && (
            <Button variant="outline" size="sm" onClick={() => upload.mutate(variables)}>
              Retry
            </Button>
          )}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="video/*"
        aria-label="Choose a video"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) send(file);
        }}
      />
      <Button
        variant="outline"
        icon={<Upload aria-hidden size={17} />}
        isLoading={upload.isPending}
        loadingLabel="Uploading"
        onClick={() => input.current?.click()}
      >
        Upload video
      </Button>
    </>
  );
}

const messageOf = (error: unknown): string =>
  formFailure(error, ['file']).fields.get('file') ?? errorMessage(error);
