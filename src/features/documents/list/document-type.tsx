// What a document is to the parts that all records share; a new one comes by an upload.
import type { QueryClient } from '@tanstack/react-query';
import { Download, ExternalLink, FileText, History, Link2, Waypoints } from 'lucide-react';
import type { PagedArgs, Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { read, readPages, write } from '@/api/queries';
import { PropertyChoices } from '@/entities/property/use-properties';
import { propertyField } from '@/entities/record/described/property-field';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { renewalNames } from '@/lib/renewals/renewal-names';
import { choicesOf } from '@/ui/input/choices';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { pathOf, type Folder } from '../folders/folder-tree';
import { openLinks } from '../view/links';
import { downloadDocument, isShown, openDocument } from '@/entities/document/open-document';
import { shareDocument } from '../view/share-document';
import { openVersions } from '../view/versions';

export type Document = Schemas['PortfolioDocument'];
/** What can be changed of a document in its form. */
type DocumentBody = Pick<
  Schemas['PortfolioDocumentUpdate'],
  'name' | 'folderId' | 'propertyId' | 'tags' | 'expiresOn' | 'renewalKind'
>;
export type DocumentType = RecordDescription<Document, DocumentBody>;
export type DocumentFilters = NonNullable<PagedArgs<'/documents'>['query']>;

export const documentList = (filters: DocumentFilters) => readPages('/documents', { query: filters });

interface Known {
  folders: readonly Folder[];
  properties: readonly { id: string; addressLine1: string; town: string }[];
  /** Whose documents they are. */
  userId: number;
}

/** What is read again with a document: its folder’s count, and the date on which it expires. */
const readersOf = (...propertyIds: readonly (string | null | undefined)[]) => [
  '/documents',
  '/folders',
  '/renewal-dates',
  '/properties',
  ...propertyIds.flatMap((id) => (typeof id === 'string' ? [`/properties/${id}`] : [])),
];

/** Documents with their folder, property, tags and the day they expire (S50). */
export function documentType({ folders, properties, userId }: Known): DocumentType {
  return {
    one: 'document',
    many: 'documents',
    path: '/documents',
    icon: <FileText aria-hidden />,
    empty: 'Upload certificates, agreements and statements to keep them with the property.',
    titleOf: ({ name }) => name,
    isTitleQuoted: true,
    begin: {},
    groups: [
      {
        fields: [
          { name: 'name', kind: 'text', label: 'Name', isRequired: true, maxLength: 160, isWide: true },
          propertyField(PropertyChoices),
          {
            name: 'folderId',
            kind: 'choice',
            label: 'Folder',
            none: 'No folder',
            choices: folders.map(({ id, propertyId }) => ({
              value: id,
              label: [properties.find((each) => each.id === propertyId)?.addressLine1, pathOf(folders, id)]
                .filter(Boolean)
                .join(' / '),
            })),
          },
          {
            name: 'tags',
            kind: 'words',
            label: 'Tags',
            hint: 'Separated by commas',
            maxItems: 12,
            maxLength: 30,
            isWide: true,
          },
        ],
      },
      {
        title: 'Expiry',
        fields: [
          {
            name: 'renewalKind',
            kind: 'choice',
            label: 'Certificate type',
            none: 'Not a certificate',
            choices: [...choicesOf(renewalNames), { value: 'other', label: 'Something else' }],
          },
          {
            name: 'expiresOn',
            kind: 'day',
            label: 'Expiry date',
            hint: 'Adds a renewal date under Compliance',
          },
        ],
      },
    ],
    // A folder belongs to one property: the one that is chosen with it.
    follow: (changed, { folderId = '', propertyId = '' }) => {
      const folder = folders.find(({ id }) => id === folderId);
      if (folder === undefined || folder.propertyId === (propertyId || null)) return {};
      return changed === 'folderId'
        ? { propertyId: folder.propertyId ?? '' }
        : changed === 'propertyId'
          ? { folderId: '' }
          : {};
    },
    actions: (row) => [
      ...(isShown(row)
        ? [
            {
              label: 'Open',
              icon: <ExternalLink aria-hidden size={16} />,
              onSelect: () => openDocument(row),
            },
          ]
        : []),
      {
        label: 'Download',
        icon: <Download aria-hidden size={16} />,
        onSelect: () => downloadDocument(row),
      },
      { label: 'Links…', icon: <Waypoints aria-hidden size={16} />, onSelect: () => openLinks(row) },
      { label: 'Share…', icon: <Link2 aria-hidden size={16} />, onSelect: () => shareDocument(row) },
      {
        label: 'Versions…',
        icon: <History aria-hidden size={16} />,
        onSelect: () => openVersions(userId, row),
      },
    ],
    change: (queryClient, { id, propertyId: before }, body) =>
      write(
        queryClient,
        'put',
        '/documents/{id}',
        { path: { id }, body },
        { refreshes: readersOf(before, body.propertyId) },
      ),
    remove: moveToBin,
    reread: async (queryClient, row) => {
      const query =
        row.propertyId === null ? { query: row.name.slice(0, 100) } : { propertyId: row.propertyId };
      const { data } = await queryClient.fetchQuery({ ...read('/documents', { query }), staleTime: 0 });
      return data.find(({ id }) => id === row.id) ?? row;
    },
  };
}

const fail = (what: string) => (error: unknown) =>
  showToast({ kind: 'error', text: `${what} ${errorMessage(error)}` });

function moveToBin(queryClient: QueryClient, row: Document): void {
  void write(
    queryClient,
    'delete',
    '/documents/{id}',
    { path: { id: row.id } },
    { refreshes: readersOf(row.propertyId) },
  ).then(
    () => void showUndo('Document moved to the bin', () => restoreDocument(queryClient, row)),
    fail('Couldn’t delete the document.'),
  );
}

/** Takes a document out of the bin. */
export function restoreDocument(queryClient: QueryClient, { id, propertyId }: Document): void {
  void write(
    queryClient,
    'put',
    '/documents/{id}',
    { path: { id }, body: { trashed: false } },
    { refreshes: readersOf(propertyId) },
  ).then(
    () => showToast({ kind: 'success', text: 'Document restored' }),
    fail('Couldn’t restore the document.'),
  );
}

/** Deletes what is in the bin for good. */
export function deleteForGood(queryClient: QueryClient, { id, propertyId }: Document): void {
  void write(
    queryClient,
    'delete',
    '/documents/{id}',
    { path: { id } },
    { refreshes: readersOf(propertyId) },
  ).then(
    () => showToast({ kind: 'success', text: 'Document deleted' }),
    fail('Couldn’t delete the document.'),
  );
}
