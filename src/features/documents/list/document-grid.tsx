import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { documentAddress, sizeText } from '@/entities/document/document-files';
import { isPhoto, openDocument } from '@/entities/document/open-document';
import { RecordMenu } from '@/entities/record/described/record-menu';
import { shortDate } from '@/lib/dates/day-text';
import { Card } from '@/ui/card';
import { safeRows } from '@/ui/rows/safe-rows';
import type { Document, DocumentType } from './document-type';

/** As wide as the server is asked for a thumbnail, CSS pixels on a dense screen. */
const thumbnailWidth = 384;

interface DocumentGridProps {
  type: DocumentType;
  rows: readonly Document[];
  /** ISO day in London. */
  today: string;
}

/** Documents as tiles: photos by what they show, others by what they are. */
export const DocumentGrid = ({ type, rows, today }: DocumentGridProps) => (
  <ul
    aria-label="Documents"
    className="grid grid-cols-2 gap-3 @max-[340px]:grid-cols-1 @min-[620px]:grid-cols-3 @min-[900px]:grid-cols-4"
  >
    {safeRows(rows, 'document', (row) => (
      <li key={row.id} data-row={row.id} className="min-w-0">
        <Tile type={type} row={row} today={today} />
      </li>
    ))}
  </ul>
);

function Tile({ type, row, today }: { type: DocumentType; row: Document; today: string }) {
  const { name, size, expiresOn } = row;
  const isExpired = expiresOn !== null && expiresOn < today;
  return (
    <Card as="article" isPadded={false} className="relative flex h-full flex-col overflow-hidden">
      <div className="grid aspect-[4/3] place-items-center overflow-hidden bg-surface-3">
        <Preview key={row.file} row={row} />
      </div>
      <div className="flex items-start gap-1 p-2.5">
        <span className="min-w-0 flex-1">
          {/* The whole tile opens it; its menu lies above. */}
          <button
            type="button"
            className="block max-w-full text-left max-md:wrap-anywhere md:truncate text-sm font-medium text-ink after:absolute after:inset-0 hover:underline"
            onClick={() => openDocument(row)}
          >
            {name}
          </button>
          <span className="num block truncate text-xs text-ink-3">{sizeText(size)}</span>
          {expiresOn !== null && (
            <span className={`num block text-xs ${isExpired ? 'text-red-ink' : 'text-ink-3'}`}>
              {`${isExpired ? 'Expired' : 'Expires'} ${shortDate(expiresOn)}`}
            </span>
          )}
        </span>
        <span className="relative z-1 -mr-1">
          <RecordMenu type={type} row={row} />
        </span>
      </div>
    </Card>
  );
}

function Preview({ row: { mime, file } }: { row: Document }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isPhoto({ mime }) && !isBroken)
    return (
      <img
        src={documentAddress(file, thumbnailWidth)}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
        onError={() => setIsBroken(true)}
      />
    );
  const Sign = /excel|spreadsheet/.test(mime) ? FileSpreadsheet : FileText;
  return <Sign aria-hidden size={34} strokeWidth={1.5} className="text-ink-3" />;
}
