import { ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { mostAttachments, type useAttachments } from './use-attachments';

const kB = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;

/** Pictures that go with a message. */
export function AttachmentField({
  attachments,
  problem,
  isWorking,
  add,
  remove,
}: ReturnType<typeof useAttachments>) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const note = useId();
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again after it was taken out.
          event.target.value = '';
          void add(files);
        }}
      />
      {attachments.length > 0 && (
        <ul aria-label="Photos to send" className="flex flex-col gap-1.5">
          {attachments.map(({ id, file }) => (
            <li
              key={id}
              className="flex items-center gap-3 rounded-[9px] border border-line bg-surface-1 py-1 pr-1 pl-3 text-sm"
            >
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="text-ink-3 tabular-nums">{kB(file.size)}</span>
              <IconButton
                size="sm"
                label={`Remove “${file.name}”`}
                onClick={() => {
                  remove(id);
                  button.current?.focus();
                }}
              >
                <X aria-hidden size={16} strokeWidth={1.75} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={button}
          variant="outline"
          icon={<ImagePlus aria-hidden size={17} strokeWidth={1.75} />}
          isLoading={isWorking}
          loadingLabel="Resizing"
          disabled={attachments.length >= mostAttachments}
          aria-describedby={note}
          onClick={() => input.current?.click()}
        >
          Add photos
        </Button>
      </div>
      <p id={note} className="text-xs/[17px] text-ink-3">
        Up to three. We’ll resize them before sending. Hide any names and account numbers first.
      </p>
      <p role="alert" className="text-xs/[17px] text-red-ink empty:hidden">
        {problem}
      </p>
    </div>
  );
}
