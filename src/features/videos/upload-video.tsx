import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { errorMessage } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import { withUploadProgress } from '@/api/upload/upload-progress';
import { sizeText } from '@/entities/document/document-files';
import { Button } from '@/ui/button/button';
import { FormAlert } from '@/ui/form/form-alert';
import { showToast } from '@/ui/toast/toast';
import { readFilm } from './read-film';
import type { Subject } from './video-type';

const largest = 200_000_000;

/** Why a file can’t be uploaded; undefined for one that can. The limits are the contract’s. */
function videoProblem({ type, size }: File): string | undefined {
  if (!type.startsWith('video/')) return 'Choose a video file';
  if (size > largest) return 'Choose a video of up to 200 MB';
  return size === 0 ? 'This file is empty' : undefined;
}

interface Sending {
  file: File;
  /** How much of it has gone to the server, as a share of 1. */
  sent: number;
  abort: AbortController;
}

interface Failed {
  problem: string;
  /** The one to send again; undefined for a file that can’t be sent at all. */
  file?: File;
}

/** Uploads a video; its title is the file’s name until it is edited. A retry sends the same file. */
export function UploadVideo({ subject }: { subject: Subject }) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const send = async (file: File) => {
    const problem = videoProblem(file);
    setFailed(problem === undefined ? null : { problem });
    if (problem !== undefined) return;
    const abort = new AbortController();
    setSending({ file, sent: 0, abort });
    const transport = withUploadProgress((sent, all) =>
      setSending((now) => (now?.abort === abort ? { ...now, sent: all === 0 ? 0 : sent / all } : now)),
    );
    try {
      const body = bodyOf(file, subject, await readFilm(file));
      await write(queryClient, 'post', '/videos', { body, signal: abort.signal, transport });
      showToast({ kind: 'success', text: 'Video uploaded' });
    } catch (error) {
      if (!abort.signal.aborted) setFailed({ problem: messageOf(error), file });
    } finally {
      // Its button to cancel goes away with it.
      if (progress.current?.contains(document.activeElement)) button.current?.focus();
      // Another one may have begun since this one was cancelled.
      setSending((now) => (now?.abort === abort ? null : now));
    }
  };
  const retry = () => {
    // The button to retry goes away with the failure.
    button.current?.focus();
    if (failed?.file) void send(failed.file);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {sending && `Uploading ${sending.file.name}`}
      </p>
      {failed && (
        <div className="flex w-full flex-wrap items-center gap-2">
          <FormAlert text={`Couldn’t upload the video. ${failed.problem}`} />
          {failed.file && (
            <Button variant="outline" size="sm" onClick={retry}>
              Retry
            </Button>
          )}
        </div>
      )}
      {sending && (
        <Progress
          ref={progress}
          sending={sending}
          onCancel={() => {
            sending.abort.abort();
            setSending(null);
            button.current?.focus();
          }}
        />
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
          if (file) void send(file);
        }}
      />
      <Button
        ref={button}
        variant="outline"
        icon={<Upload aria-hidden size={17} />}
        aria-disabled={sending ? true : undefined}
        onClick={() => sending === null && input.current?.click()}
      >
        Upload video
      </Button>
    </>
  );
}

interface ProgressProps {
  sending: Sending;
  onCancel: () => void;
  ref: Ref<HTMLDivElement>;
}

/** How much of a video has gone to the server; once all has, its answer is waited for. */
function Progress({ sending: { file, sent }, onCancel, ref }: ProgressProps) {
  const size = sizeText(file.size);
  return (
    <div
      ref={ref}
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-[14px] border border-line-subtle p-3.5 text-sm"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="num block text-xs text-ink-3">
          {sent < 1 ? `Uploading · ${sizeText(file.size * sent)} of ${size}` : `Checking · ${size}`}
        </span>
      </span>
      <Button variant="outline" size="sm" aria-label={`Cancel “${file.name}”`} onClick={onCancel}>
        Cancel
      </Button>
      <progress
        aria-label="Uploaded"
        className="h-1.5 w-full overflow-hidden rounded-full accent-primary"
        max={1}
        value={sent}
      />
    </div>
  );
}

function bodyOf(
  file: File,
  { refKind, refId }: Subject,
  { duration, still }: Awaited<ReturnType<typeof readFilm>>,
): FormData {
  const body = new FormData();
  body.append('title', file.name.replace(/\.[^.]+$/, '').slice(0, 120) || 'Video');
  body.append('refKind', refKind);
  body.append('refId', refId);
  if (duration !== null) body.append('duration', String(duration));
  if (still) body.append('posterFile', still);
  body.append('file', file);
  return body;
}

const messageOf = (error: unknown): string =>
  formFailure(error, ['file']).fields.get('file') ?? errorMessage(error);
