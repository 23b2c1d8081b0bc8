import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { sizeText } from '@/entities/document/document-files';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { Spinner } from '@/ui/states/spinner';
import {
  isUnderWay as isOpen,
  removeFinished,
  removeUpload,
  restoreUploads,
  retryUpload,
  useUploads,
  type Upload,
} from './upload-store';

/** What the member is uploading: how far it is, and for each file what became of it. Nothing while there is none. */
export function UploadPanel({ userId }: { userId: number }) {
  const queryClient = useQueryClient();
  const all = useUploads((state) => state.uploads);
  useEffect(() => void restoreUploads(queryClient, userId), [queryClient, userId]);
  const uploads = useMemo(() => all.filter((each) => each.userId === userId), [all, userId]);
  if (uploads.length === 0) return null;
  return (
    <KeptFocus ids={uploads.map(({ id }) => id)}>
      <UploadCard uploads={uploads} />
    </KeptFocus>
  );
}

function UploadCard({ uploads }: { uploads: readonly Upload[] }) {
  const queryClient = useQueryClient();
  const isUnderWay = uploads.some(isOpen);
  const sendable = uploads.filter(({ state }) => state !== 'refused');
  const bytes = sendable.reduce((sum, { file }) => sum + file.size, 0);
  const sent = sendable.reduce((sum, upload) => sum + sentBytes(upload), 0);
  return (
    <Card as="section" aria-label="Uploads">
      <div className="flex flex-wrap items-center gap-2.5">
        <p role="status" className="min-w-0 flex-1 text-sm font-medium">
          {summary(uploads)}
        </p>
        {!isUnderWay && (
          <Button variant="ghost" size="sm" onClick={removeFinished}>
            Clear
          </Button>
        )}
      </div>
      {isUnderWay && (
        <progress
          aria-label="Uploaded"
          className="mt-1 h-1.5 w-full overflow-hidden rounded-full accent-primary"
          max={bytes || 1}
          value={sent}
        />
      )}
      <ul aria-label="Files" className="mt-2">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => retryUpload(queryClient, upload.id)}
            onRemove={() => removeUpload(queryClient, upload.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** How many bytes of a file have gone to the server. */
const sentBytes = ({ file, state, sent = 0 }: Upload): number =>
  state === 'done' ? file.size : state === 'sending' ? Math.round(file.size * sent) : 0;

function summary(uploads: readonly Upload[]): string {
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const done = count('done');
  const failed = count('failed', 'refused');
  if (count('waiting', 'sending') > 0)
    return `Uploading ${counted(uploads.length - count('refused'), 'file')}, ${done} done`;
  return [
    done > 0 && `${counted(done, 'file')} uploaded`,
    failed > 0 && `${counted(failed, 'file')} not uploaded`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { file, state, problem } = upload;
  const isWrong = state === 'failed' || state === 'refused';
  const row = useRef<HTMLLIElement>(null);
  const retry = () => {
    // The pressed button goes away: the one that cancels has the focus next.
    row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    onRetry();
  };
  return (
    <li
      ref={row}
      data-row={upload.id}
      className="flex min-h-11 flex-wrap items-center gap-x-2.5 border-b border-line-subtle py-1 text-sm last:border-0"
    >
      <Sign state={state} />
      <span className="min-w-0 flex-1">
        <span className="block max-md:wrap-anywhere md:truncate">{file.name}</span>
        <span className={isWrong ? 'block text-xs text-red-ink' : 'num block text-xs text-ink-3'}>
          {isWrong ? `Not uploaded. ${problem ?? ''}` : progressText(upload, state)}
        </span>
      </span>
      {state === 'failed' && (
        <Button variant="outline" size="sm" aria-label={`Retry “${file.name}”`} onClick={retry}>
          Retry
        </Button>
      )}
      <IconButton
        label={`${isWrong || state === 'done' ? 'Remove' : 'Cancel'} “${file.name}”`}
        size="sm"
        onClick={onRemove}
      >
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  );
}

/** `Uploading · 3.1 MB of 12 MB`; once all has gone, the server’s answer is waited for. */
function progressText(upload: Upload, state: keyof typeof stateWords): string {
  const size = sizeText(upload.file.size);
  if (state !== 'sending') return `${stateWords[state]} · ${size}`;
  const sent = sentBytes(upload);
  return sent < upload.file.size ? `Uploading · ${sizeText(sent)} of ${size}` : `Checking · ${size}`;
}

const stateWords = { waiting: 'Waiting', sending: 'Uploading', done: 'Uploaded' } as const;

function Sign({ state }: { state: Upload['state'] }) {
  if (state === 'sending') return <Spinner size="small" label="Uploading" isImmediate />;
  if (state === 'done') return <CircleCheck aria-hidden size={16} className="shrink-0 text-green-ink" />;
  if (state === 'waiting') return <Clock aria-hidden size={16} className="shrink-0 text-ink-3" />;
  return <CircleAlert aria-hidden size={16} className="shrink-0 text-red-ink" />;
}
