import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordPages } from '@/entities/record/record-pages';
import { sizeText } from '@/entities/document/document-files';
import { momentDay } from '@/lib/dates/moment-day';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { openQuestion } from '@/ui/modal/confirm-question';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { deleteForGood, documentList, restoreDocument, type Document } from './document-type';

const columns: readonly Column<Document>[] = [
  {
    name: 'Name',
    cell: ({ name }) => <span className="block font-medium max-md:wrap-anywhere md:truncate">{name}</span>,
  },
  { name: 'Deleted', cell: ({ trashedAt }) => trashedAt !== null && momentDay(trashedAt) },
  { name: 'Size', isNumber: true, cell: ({ size }) => sizeText(size) },
];

/** What was deleted in the last thirty days: it can be restored, or deleted permanently. */
export function BinList() {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(documentList({ trash: true }));
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const actionsOf = (row: Document): ReactNode => <BinActions queryClient={queryClient} row={row} />;
  return (
    <RecordPages list={list} what="the bin">
      <KeptFocus ids={rows.map(({ id }) => id)}>
        {rows.length === 0 ? (
          <EmptyState
            icon={<Trash2 aria-hidden />}
            title="The bin is empty"
            text="Deleted documents stay here for 30 days."
            headingLevel={2}
          />
        ) : (
          <>
            <p className="mb-3 text-sm text-ink-2">Deleted documents stay here for 30 days.</p>
            <RecordRows
              label="Bin"
              rowName="document"
              rows={rows}
              keyOf={({ id }) => id}
              columns={columns}
              actionsOf={actionsOf}
            />
          </>
        )}
      </KeptFocus>
    </RecordPages>
  );
}

function BinActions({ queryClient, row }: { queryClient: QueryClient; row: Document }) {
  const ask = () =>
    openQuestion({
      id: 'delete-document',
      title: `Delete “${row.name}”?`,
      text: 'This can’t be undone.',
      act: 'Delete',
      onConfirm: () => deleteForGood(queryClient, row),
    });
  return (
    <span className="flex justify-end gap-1.5 max-md:mr-1.5">
      <Button
        variant="outline"
        size="sm"
        icon={<RotateCcw aria-hidden size={15} />}
        aria-label={`Restore “${row.name}”`}
        onClick={() => restoreDocument(queryClient, row)}
      >
        Restore
      </Button>
      <IconButton label={`Delete “${row.name}” permanently`} size="sm" onClick={ask}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </span>
  );
}
