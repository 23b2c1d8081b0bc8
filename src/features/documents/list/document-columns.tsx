import { FileImage, FileText } from 'lucide-react';
import { sizeText } from '@/entities/document/document-files';
import { shortDate } from '@/lib/dates/day-text';
import { momentDay } from '@/lib/dates/moment-day';
import { dueWord, renewalName } from '@/lib/renewals/renewal-names';
import { inDays } from '@/lib/renewals/renewal-text';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/records/column';
import { pathOf, type Folder } from '../folders/folder-tree';
import { openDocument } from '@/entities/document/open-document';
import type { Document } from './document-type';

interface Known {
  folders: readonly Folder[];
  properties: readonly { id: string; addressLine1: string }[];
  /** On the page of a property its address goes without saying. */
  isOfProperty: boolean;
  /** ISO day in London. */
  today: string;
  /** ISO date-time. */
  now: string;
}

/** What the list says of a document; its name opens the file. */
export function documentColumns({
  folders,
  properties,
  isOfProperty,
  today,
  now,
}: Known): readonly Column<Document>[] {
  return [
    {
      name: 'Name',
      cell: (row) => {
        const Sign = row.mime.startsWith('image/') ? FileImage : FileText;
        return (
          <span className="flex min-w-0 items-center gap-2.5">
            <Sign aria-hidden size={18} className="shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1">
              <button
                type="button"
                className="block max-w-full text-left max-md:wrap-anywhere md:truncate font-medium text-ink hover:underline max-md:py-1.5"
                onClick={() => openDocument(row)}
              >
                {row.name}
              </button>
              {(row.tags.length > 0 || row.version > 1 || row.shared !== null) && (
                <span className="mt-0.5 flex flex-wrap gap-1">
                  {row.shared !== null && row.shared.expires > now && <Badge tone="teal">Shared</Badge>}
                  {row.version > 1 && <Badge>{`Version ${row.version}`}</Badge>}
                  {row.tags.map((tag) => (
                    <Badge key={tag}>{tag}</Badge>
                  ))}
                </span>
              )}
            </span>
          </span>
        );
      },
    },
    {
      name: 'Folder',
      cell: ({ folderId, propertyId }) => {
        const folder = folderId === null ? '' : pathOf(folders, folderId);
        const home = isOfProperty ? undefined : properties.find(({ id }) => id === propertyId)?.addressLine1;
        return (
          (folder || home) && (
            <span className="block leading-4.5">
              <span className="block max-md:wrap-anywhere md:truncate">{folder || home}</span>
              {folder && home && (
                <span className="block text-xs text-ink-3 max-md:wrap-anywhere md:truncate">{home}</span>
              )}
            </span>
          )
        );
      },
    },
    {
      name: 'Expires',
      cell: ({ expiresOn, renewalKind }) =>
        expiresOn !== null && (
          <span className="num block leading-4.5">
            <span className="whitespace-nowrap">{shortDate(expiresOn)}</span>
            <span className={`block text-xs ${expiresOn < today ? 'text-red-ink' : 'text-ink-3'}`}>
              {`${expiresOn < today ? 'Expired' : renewalKind === null ? 'Expires' : `${renewalName(renewalKind)} ${dueWord(renewalKind, false).toLowerCase()}`} ${inDays(today, expiresOn)}`}
            </span>
          </span>
        ),
    },
    { name: 'Size', isNumber: true, from: 'medium', cell: ({ size }) => sizeText(size) },
    { name: 'Added', from: 'wide', cell: ({ createdAt }) => momentDay(createdAt) },
  ];
}
