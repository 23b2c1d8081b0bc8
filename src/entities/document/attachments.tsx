import { useInfiniteQuery } from '@tanstack/react-query';
import { FileImage, FileText, Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText, errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { readPages, usePut } from '@/api/queries';
import { momentDay } from '@/lib/dates/moment-day';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { LoadMore } from '@/ui/rows/load-more';
import { safeRows } from '@/ui/rows/safe-rows';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { Spinner } from '@/ui/states/spinner';
import { showUndo } from '@/ui/toast/undo';
import { acceptedDocuments, sizeText } from './document-files';
import { openDocument } from './open-document';
import { useAttach, type Attaching } from './use-attach';

type Document = Schemas['PortfolioDocument'];

export interface AttachmentsProps {
  record: Schemas['DocumentLink'];
  /** Where its files are kept beside being attached: among the documents of this property. */
  propertyId?: string | null | undefined;
}

/** The documents that are attached to a record: opened, added and taken off again. They stay among all documents. */
export function Attachments({ record, propertyId }: AttachmentsProps) {
  const list = useInfiniteQuery(readPages('/documents', { query: { linkedTo: record.id } }));
  const input = useRef<HTMLInputElement>(null);
  const { attaching, attach, retry, dismiss } = useAttach({
    links: [record],
    ...(propertyId && { propertyId }),
  });
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card as="section" aria-label="Attachments">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-semibold">Attachments</h2>
        <input
          ref={input}
          type="file"
          multiple
          accept={acceptedDocuments}
          aria-label="Choose files to attach"
          className="sr-only"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            attach([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button
          variant="outline"
          size="sm"
          className="print:hidden"
          icon={<Paperclip aria-hidden size={15} />}
          onClick={() => input.current?.click()}
        >
          Attach files
        </Button>
      </div>
      {list.data === undefined ? (
        list.isError ? (
          <ErrorState
            title="Couldn’t load the attachments"
            text={adviceText(list.error)}
            headingLevel={3}
            onRetry={retryOf(list.error, () => void list.refetch())}
            isRetrying={list.isRefetching}
          />
        ) : (
          <div role="status" aria-label="Loading attachments" className="mt-3">
            <Skeleton className="h-11" />
          </div>
        )
      ) : (
        <>
          {rows.length === 0 && attaching.length === 0 && (
            <p className="mt-2 text-sm text-ink-2">
              Certificates, letters and photos you attach appear here.
            </p>
          )}
          <ul aria-label="Attached files" className="mt-1 empty:hidden">
            {safeRows(rows, 'document', (row) => (
              <AttachedRow key={row.id} row={row} recordId={record.id} />
            ))}
          </ul>
          <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
        </>
      )}
      <ul aria-label="Uploads" className="empty:hidden">
        {attaching.map((each) => (
          <AttachingRow
            key={each.id}
            each={each}
            onRetry={() => retry(each)}
            onDismiss={() => dismiss(each.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

const rowClass = 'flex min-h-11 items-center gap-2.5 border-b border-line-subtle py-1 text-sm last:border-0';

function AttachedRow({ row, recordId }: { row: Document; recordId: string }) {
  const put = usePut('/documents/{id}', {
    refreshes: ['/documents'],
    failureTitle: 'Couldn’t update the attachment',
  });
  const Sign = row.mime.startsWith('image/') ? FileImage : FileText;
  const { id, name, links, size, createdAt } = row;
  const detach = () => {
    const path = { id };
    put.mutate({ path, body: { links: links.filter((link) => link.id !== recordId) } });
    showUndo('Attachment removed. It’s still in Documents.', () => put.mutate({ path, body: { links } }));
  };
  return (
    <li className={rowClass}>
      <Sign aria-hidden size={17} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <button
          type="button"
          className="block max-w-full truncate text-left font-medium hover:underline max-md:py-1.5"
          onClick={() => openDocument(row)}
        >
          {name}
        </button>
        <span className="num block text-xs text-ink-3">{`${sizeText(size)} · ${momentDay(createdAt)}`}</span>
      </span>
      <IconButton label={`Remove “${name}”`} size="sm" className="print:hidden" onClick={detach}>
        <X aria-hidden size={16} />
      </IconButton>
    </li>
  );
}

interface AttachingRowProps {
  each: Attaching;
  onRetry: () => void;
  onDismiss: () => void;
}

function AttachingRow({ each: { file, problem, canRetry }, onRetry, onDismiss }: AttachingRowProps) {
  return (
    <li className={rowClass}>
      {problem === null && <Spinner size="small" label={`Uploading “${file.name}”`} isImmediate />}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{file.name}</span>
        <span
          role="status"
          className={problem === null ? 'block text-xs text-ink-3' : 'block text-xs text-red-ink'}
        >
          {problem === null ? 'Uploading' : `Not attached. ${problem}`}
        </span>
      </span>
      {canRetry && (
        <Button variant="outline" size="sm" aria-label={`Retry “${file.name}”`} onClick={onRetry}>
          Retry
        </Button>
      )}
      {problem !== null && (
        <IconButton label={`Dismiss “${file.name}”`} size="sm" onClick={onDismiss}>
          <X aria-hidden size={16} />
        </IconButton>
      )}
    </li>
  );
}
