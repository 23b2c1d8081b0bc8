import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { formatDate } from '@/lib/dates/dates';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { focusIfLost } from '@/ui/focus/focus-if-lost';
import { FormAlert } from '@/ui/form/form-alert';
import { JobProgress } from './job-progress';
import { countOf, importData, readData, type MemberData } from './member-data';
import { useJob } from './use-job';

/** Brings an export back. What was brought back before it was cancelled or failed stays; the same file goes on from there. */
export function ImportPart({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [data, setData] = useState<MemberData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { state, start, cancel, reset } = useJob<Schemas['MemberImportResult']>();
  const choose = async (file: File) => {
    const read = readData(await file.text().catch(() => ''));
    reset();
    setData(read);
    setProblem(read ? null : `${file.name} isn’t a JSON export from Tiebeam`);
  };
  const begin = (chosen: MemberData) =>
    start(async (job) => {
      try {
        return await importData(queryClient, chosen, job);
      } finally {
        onDone();
      }
    });
  const isRunning = state.phase === 'running';
  return (
    <div className="flex flex-col gap-3">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="File to import"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file);
          currentTarget.value = '';
        }}
      />
      {isRunning ? (
        <JobProgress label="Imported records" progress={state.progress} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap items-center gap-2.5">
          <Button
            ref={state.phase === 'idle' ? undefined : focusIfLost}
            variant="outline"
            icon={<FileUp aria-hidden size={16} />}
            onClick={() => input.current?.click()}
          >
            {data ? 'Choose another file' : 'Choose file'}
          </Button>
          {data && state.phase !== 'done' && (
            <Button onClick={() => void begin(data)}>Import {counted(countOf(data.kinds), 'record')}</Button>
          )}
        </div>
      )}
      {data && (
        <p className="text-sm text-pretty text-ink-2 wrap-anywhere">
          Exported by {data.username} on {formatDate(data.exportedAt)}
        </p>
      )}
      {problem !== null && <FormAlert text={problem} />}
      {state.phase === 'failed' && (
        <FormAlert text={`The import stopped. ${state.text}. Import the file again to continue.`} />
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {state.phase === 'done' && outcome(state.result)}
        {state.phase === 'cancelled' && 'Import cancelled. Anything already imported has been kept.'}
      </p>
    </div>
  );
}

/** `12 added, 3 updated, 1,189 already here`; and why, where some could not be. */
function outcome({ added, replaced, unchanged, refused }: Schemas['MemberImportResult']): string {
  const count = (n: number) => n.toLocaleString('en-GB');
  const sums = [
    `${count(added)} added`,
    replaced > 0 && `${count(replaced)} updated`,
    unchanged > 0 && `${count(unchanged)} already here`,
    refused > 0 && `${count(refused)} couldn’t be imported`,
  ]
    .filter(Boolean)
    .join(', ');
  return refused > 0
    ? `${sums}. Records that are incomplete or belong to another account were left out.`
    : sums;
}
