import { useQueryClient } from '@tanstack/react-query';
import { Folder as FolderIcon, FolderPlus, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { Menu } from '@/ui/menu/menu';
import { safeRows } from '@/ui/rows/safe-rows';
import { foldersIn, type Folder } from './folder-tree';
import { folderType } from './folder-type';

interface FolderTilesProps {
  folders: readonly Folder[];
  propertyId: string | null;
  /** The open folder; null at the top. */
  parentId: string | null;
  onOpen: (folderId: string) => void;
}

/** The folders of a place, each with how much it holds; those that every property has can’t be changed. */
export function FolderTiles({ folders, propertyId, parentId, onOpen }: FolderTilesProps) {
  const shown = foldersIn(folders, propertyId, parentId);
  return (
    <KeptFocus ids={shown.map(({ id }) => id)}>
      <div className="flex flex-col gap-2.5">
        {shown.length > 0 && (
          <ul aria-label="Folders" className="grid gap-2 min-[420px]:grid-cols-2 @min-[700px]:grid-cols-4">
            {safeRows(shown, 'folder', (folder) => (
              <li
                key={folder.id}
                data-row={folder.id}
                className="flex min-w-0 items-center rounded-[10px] border border-line-subtle bg-surface-1 hover:bg-hover"
              >
                <button
                  type="button"
                  className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-[10px] px-3 py-2 text-left text-sm"
                  onClick={() => onOpen(folder.id)}
                >
                  <FolderIcon aria-hidden size={18} className="shrink-0 text-ink-3" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium max-md:wrap-anywhere md:truncate">{folder.name}</span>
                    <span className="block text-xs text-ink-3">
                      {folder.documentCount === 0 ? 'Empty' : counted(folder.documentCount, 'document')}
                    </span>
                  </span>
                </button>
                {!folder.system && <FolderMenu folder={folder} folders={folders} />}
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          icon={<FolderPlus aria-hidden size={16} />}
          onClick={() => openDescribedForm(folderType({ folders, propertyId, parentId }))}
        >
          Add folder
        </Button>
      </div>
    </KeptFocus>
  );
}

function FolderMenu({ folder, folders }: { folder: Folder; folders: readonly Folder[] }) {
  const queryClient = useQueryClient();
  const { propertyId, parentId, name } = folder;
  const type = folderType({ folders, propertyId, parentId, folder });
  const label = `Actions for “${name}”`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="sm" className="mr-1.5">
          <MoreHorizontal aria-hidden size={17} />
        </IconButton>
      }
      items={[
        {
          label: 'Rename or move…',
          icon: <Pencil aria-hidden size={16} />,
          onSelect: () => openDescribedForm(type, folder),
        },
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden size={16} />,
          isDestructive: true,
          onSelect: () => type.remove(queryClient, folder),
        },
      ]}
    />
  );
}
