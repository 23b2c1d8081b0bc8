import { Download } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { documentAddress, sizeText } from '@/entities/document/document-files';
import { momentDay } from '@/lib/dates/moment-day';
import { openModal } from '@/ui/modal/modal-store';
import { UploadButton } from '../upload/upload-button';

type Document = Schemas['PortfolioDocument'];

/** Opens the versions of a document, and takes the next one. */
export const openVersions = (userId: number, row: Document): void =>
  openModal({
    id: 'document-versions',
    title: `Versions of ${row.name}`,
    size: 'sm',
    content: <Versions userId={userId} row={row} />,
  });

function Versions({ userId, row }: { userId: number; row: Document }) {
  const now = { version: row.version, file: row.file, size: row.size, uploadedAt: row.updatedAt };
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Versions">
        {[now, ...row.versions.toReversed()].map(({ version, file, size, uploadedAt }) => (
          <li
            key={version}
            className="flex min-h-12 items-center gap-3 border-b border-line-subtle py-1.5 text-sm last:border-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">
                {version === row.version ? `Version ${version}, current` : `Version ${version}`}
              </span>
              <span className="num block text-xs text-ink-3">
                {version === row.version ? sizeText(size) : `${momentDay(uploadedAt)} · ${sizeText(size)}`}
              </span>
            </span>
            <a
              href={documentAddress(file)}
              download={row.name}
              aria-label={`Download version ${version}`}
              className="touch-target inline-grid size-9 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink"
            >
              <Download aria-hidden size={17} />
            </a>
          </li>
        ))}
      </ul>
      <UploadButton userId={userId} place={{ replaces: row.id }} isVersion />
    </div>
  );
}
