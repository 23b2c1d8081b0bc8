import { ChevronRight } from 'lucide-react';
import type { Folder } from './folder-tree';

interface FolderTrailProps {
  /** From the top to the open folder. */
  trail: readonly Folder[];
  /** Opens one of them; all documents without. */
  onOpen: (folderId: string | undefined) => void;
}

/** Where one is among the folders, and the way back up. */
export function FolderTrail({ trail, onOpen }: FolderTrailProps) {
  const link = 'max-w-full truncate rounded-sm text-ink-2 hover:text-ink hover:underline max-md:py-2.5';
  return (
    <nav aria-label="Parent folders" className="flex flex-wrap items-center gap-1.5 text-sm">
      <button type="button" className={link} onClick={() => onOpen(undefined)}>
        All documents
      </button>
      {trail.map(({ id, name }, at) => (
        <span key={id} className="flex min-w-0 items-center gap-1.5">
          <ChevronRight aria-hidden size={14} className="shrink-0 text-ink-3" />
          {at === trail.length - 1 ? (
            <span aria-current="page" className="truncate font-medium">
              {name}
            </span>
          ) : (
            <button type="button" className={link} onClick={() => onOpen(id)}>
              {name}
            </button>
          )}
        </span>
      ))}
    </nav>
  );
}
