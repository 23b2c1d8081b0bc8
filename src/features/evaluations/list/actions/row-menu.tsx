import { Archive, ArchiveRestore, Columns3, Copy, MoreHorizontal, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import type { Summary } from '../table/columns';
import { askToDelete } from './ask-to-delete';
import { RestoreButton } from './restore-button';
import type { RowActions } from './use-row-actions';

/** What can be done with one deal of the list without opening it; what its role does not allow is absent. */
export function RowMenu({ row, acts }: { row: Summary; acts: RowActions }) {
  const isOwner = row.myRole === 'owner';
  const isArchived = row.archivedAt !== null;
  return (
    <Menu
      label={`Actions for “${row.title}”`}
      trigger={
        <IconButton label={`Actions for “${row.title}”`} size="sm">
          <MoreHorizontal aria-hidden size={17} />
        </IconButton>
      }
      items={[
        { label: 'Duplicate', icon: <Copy aria-hidden size={16} />, onSelect: () => acts.duplicate(row) },
        ...(isOwner && row.pipeline === null && !isArchived
          ? [
              {
                label: 'Add to pipeline',
                icon: <Columns3 aria-hidden size={16} />,
                onSelect: () => void acts.addToPipeline([row]),
              },
            ]
          : []),
        ...(isOwner
          ? [
              'separator' as const,
              {
                label: isArchived ? 'Unarchive' : 'Archive',
                icon: isArchived ? (
                  <ArchiveRestore aria-hidden size={16} />
                ) : (
                  <Archive aria-hidden size={16} />
                ),
                onSelect: () => void (isArchived ? acts.unarchive([row]) : acts.archive([row])),
              },
              {
                label: 'Delete',
                icon: <Trash2 aria-hidden size={16} />,
                isDestructive: true,
                onSelect: () => void acts.remove([row]),
              },
            ]
          : []),
      ]}
    />
  );
}

/** In the trash: back to where it was, or gone for good, which is asked first. */
export function TrashActions({ row, acts }: { row: Summary; acts: RowActions }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <RestoreButton id={row.id} title={row.title} />
      <IconButton
        label={`Delete “${row.title}” permanently`}
        size="sm"
        onClick={() => askToDelete(row.title, () => void acts.removeForGood([row]))}
      >
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </span>
  );
}
