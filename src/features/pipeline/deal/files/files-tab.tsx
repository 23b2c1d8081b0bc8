import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { usePost } from '@/api/queries';
import {
  acceptedDocuments,
  documentAddress,
  documentProblem,
  sizeText,
} from '@/entities/document/document-files';
import { Unready } from '@/entities/record/unready';
import { momentDay } from '@/lib/dates/moment-day';
import { Button } from '@/ui/button/button';
import { FormAlert } from '@/ui/form/form-alert';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import { pipelineQueries } from '../../queries';
import type { Deal } from '../deal';

/** Documents of the deal, among my documents too. */
export function FilesTab({ deal }: { deal: Deal }) {
  const input = useRef<HTMLInputElement>(null);
  const query = useInfiniteQuery(pipelineQueries.documents(deal.id));
  const files = useEveryPage(query)?.flatMap((page) => page.data);
  const [problem, setProblem] = useState<string>();
  const upload = usePost('/documents', {
    onDone: () => showToast({ kind: 'success', text: 'File uploaded' }),
  });
  const send = (file: File) => {
    const found = documentProblem(file);
    setProblem(found === undefined ? undefined : `${file.name}: ${found}`);
    upload.reset();
    if (found !== undefined) return;
    const form = new FormData();
    form.append('file', file);
    form.append('links', JSON.stringify([{ kind: 'evaluation', id: deal.id }]));
    upload.mutate({ body: form });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          icon={<Upload aria-hidden size={16} />}
          isLoading={upload.isPending}
          loadingLabel="Uploading"
          onClick={() => input.current?.click()}
        >
          Upload a file
        </Button>
        <p className="text-xs text-ink-3">A PDF, Word or Excel file, or a photo, up to 20 MB</p>
        <input
          ref={input}
          type="file"
          aria-label="File"
          accept={acceptedDocuments}
          className="sr-only"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) send(file);
          }}
        />
      </div>
      {problem !== undefined && <FormAlert text={problem} />}
      {upload.isError && <FormAlert text={errorMessage(upload.error)} />}
      {!files ? (
        <Unready
          query={query}
          title="Couldn’t load the files"
          skeleton={<Skeleton className="h-32 rounded-[12px]" />}
        />
      ) : files.length === 0 ? (
        <EmptyState
          title="No files yet"
          text="Memorandum of sale, survey, searches and mortgage offer in one place."
        />
      ) : (
        <ul aria-label="Files" className="flex flex-col">
          {files.map(({ id, name, file, size, createdAt }) => (
            <li key={id} className="flex items-center gap-2.5 border-b border-line-subtle py-2">
              <FileText aria-hidden size={18} className="shrink-0 text-ink-3" />
              <a
                href={documentAddress(file)}
                target="_blank"
                rel="noreferrer"
                className="min-w-0 flex-1 wrap-anywhere text-teal-ink underline-offset-2 hover:underline"
              >
                {name}
              </a>
              <span className="num text-xs whitespace-nowrap text-ink-3">
                {`${sizeText(size)} · ${momentDay(createdAt)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
