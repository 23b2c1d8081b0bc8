// What a folder is to the parts that all records share.
import { Folder as FolderIcon } from 'lucide-react';
import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read, write } from '@/api/queries';
import { failureText } from '@/api/errors';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { showToast } from '@/ui/toast/toast';
import { pathOf, placesFor, type Folder } from './folder-tree';

export type FolderType = RecordDescription<Folder, Schemas['NewFolder']>;

interface Known {
  folders: readonly Folder[];
  propertyId: string | null;
  /** The folder in which a new one is made. */
  parentId: string | null;
  /** The one that is edited. */
  folder?: Folder;
}

const readers = ['/folders', '/documents'];

/** Folders of one property, or of none. */
export function folderType({ folders, propertyId, parentId, folder }: Known): FolderType {
  return {
    one: 'folder',
    many: 'folders',
    path: '/folders',
    icon: <FolderIcon aria-hidden />,
    empty: 'Keep related documents together.',
    conflictAt: 'name',
    titleOf: ({ name }) => name,
    isTitleQuoted: true,
    begin: { propertyId, parentId },
    groups: [
      {
        fields: [
          { name: 'name', kind: 'text', label: 'Name', isRequired: true, maxLength: 80, isWide: true },
          {
            name: 'parentId',
            kind: 'choice',
            label: 'Parent folder',
            none: 'Top level',
            isWide: true,
            choices: placesFor(folders, folder, propertyId).map(({ id }) => ({
              value: id,
              label: pathOf(folders, id),
            })),
          },
        ],
      },
    ],
    add: (queryClient, body) => write(queryClient, 'post', '/folders', { body }, { refreshes: readers }),
    change: (queryClient, { id }, body) =>
      write(queryClient, 'put', '/folders/{id}', { path: { id }, body }, { refreshes: readers }),
    remove: removeFolder,
    reread: async (queryClient, row) => {
      const rows = await queryClient.fetchQuery({ ...read('/folders'), staleTime: 0 });
      return rows.find(({ id }) => id === row.id) ?? row;
    },
  };
}

/** At once: a folder that holds something is refused, and that is said. */
function removeFolder(queryClient: QueryClient, { id }: Folder): void {
  void write(queryClient, 'delete', '/folders/{id}', { path: { id } }, { refreshes: readers }).then(
    () => showToast({ kind: 'success', text: 'Folder deleted' }),
    (error: unknown) => showToast({ kind: 'error', text: failureText('Couldn’t delete the folder', error) }),
  );
}
