import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, FileX } from 'lucide-react';
import { read } from '@/api/queries';
import { sizeText } from '@/entities/document/document-files';
import { Unready } from '@/entities/record/unready';
import { momentDay } from '@/lib/dates/moment-day';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import { downloadDocument, isShown, openDocument } from '@/entities/document/open-document';

/** A document as somebody sees it who was given a link: to view and to download, until the link ends. */
export function SharedDocumentPage({ token }: { token: string }) {
  const query = useQuery({ ...read('/documents', { query: { share: token.slice(0, 80) } }), retry: false });
  const row = query.data?.data[0];
  return (
    <div className="mx-auto max-w-[620px] pb-24">
      <title>{`${row?.name ?? 'Shared document'} · Tiebeam`}</title>
      {query.data === undefined && (
        <Unready
          query={query}
          title="Couldn’t open this document"
          skeleton={
            <div role="status" aria-label="Loading">
              <Skeleton className="h-44 rounded-[14px]" />
            </div>
          }
          isPage
          headingLevel={1}
        />
      )}
      {query.data && !row && (
        <EmptyState
          headingLevel={1}
          icon={<FileX aria-hidden />}
          title="No longer shared"
          text="The owner may have revoked this link, it may have expired, or the address is wrong."
        />
      )}
      {row && (
        <Card as="section" aria-labelledby="shared-document">
          <p className="text-xs text-ink-3">Shared document</p>
          <h1 id="shared-document" className="mt-1 text-lg font-semibold wrap-anywhere">
            {row.name}
          </h1>
          <p className="num mt-1 text-sm text-ink-2">
            {[sizeText(row.size), row.shared && `shared until ${momentDay(row.shared.expires)}`]
              .filter(Boolean)
              .join(', ')}
          </p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            {isShown(row) && (
              <Button icon={<ExternalLink aria-hidden size={16} />} onClick={() => openDocument(row)}>
                Open
              </Button>
            )}
            <Button
              variant={isShown(row) ? 'outline' : 'primary'}
              icon={<Download aria-hidden size={16} />}
              onClick={() => downloadDocument(row)}
            >
              Download
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
