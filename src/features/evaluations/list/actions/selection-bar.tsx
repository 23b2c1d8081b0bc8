import { Archive, ArchiveRestore, Download, Scale, Tag, Trash2, X } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '@/ui/button/button-class';
import { tellActionBar } from '@/ui/button/action-bar';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { maxCompared } from '@/features/evaluations/compare/comparison';
import type { Summary } from '../table/columns';
import { downloadList } from '../export/list-csv';
import type { RowActions } from './use-row-actions';

interface SelectionBarProps {
  rows: readonly Summary[];
  acts: RowActions;
  isArchive: boolean;
  onClear: () => void;
}

/** What can be done with the selected deals, at the foot of the list, below what floats in the corners. */
export function SelectionBar({ rows, acts, isArchive, onClear }: SelectionBarProps) {
  const [tag, setTag] = useState<string | null>(null);
  const areMine = rows.every(({ myRole }) => myRole === 'owner');
  const canEdit = rows.every(({ myRole }) => myRole === 'owner' || myRole === 'edit');
  const then = (act: Promise<unknown>) => {
    onClear();
    void act;
  };
  return (
    <div
      ref={tellActionBar}
      role="region"
      aria-label="Selected evaluations"
      className="sticky bottom-3 z-10 mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-[14px] border border-line bg-surface-2 px-3.5 py-2.5 shadow-lg max-md:bottom-[calc(12px+var(--bottom-nav,0px))] light:bg-surface-1 print:hidden"
    >
      <span className="mr-1 text-sm font-semibold" aria-live="polite">
        {`${rows.length} selected`}
      </span>
      {rows.length >= 2 && rows.length <= maxCompared && (
        <Link
          to="/property-evaluations/compare"
          search={{ ids: rows.map(({ id }) => id).join(',') }}
          className={buttonClass({ size: 'sm' })}
        >
          <Scale aria-hidden size={15} />
          Compare
        </Link>
      )}
      {rows.length === 1 && <span className="text-xs text-ink-3">Select one more to compare</span>}
      {rows.length > maxCompared && (
        <span className="text-xs text-ink-3">{`You can compare up to ${maxCompared}`}</span>
      )}
      {canEdit && tag === null && (
        <Button size="sm" variant="ghost" icon={<Tag aria-hidden size={15} />} onClick={() => setTag('')}>
          Tag
        </Button>
      )}
      {tag !== null && (
        <form
          className="flex items-center gap-1.5"
          onSubmit={(event) => {
            event.preventDefault();
            const text = tag.trim();
            setTag(null);
            if (text !== '') then(acts.tag(rows, text));
          }}
        >
          <Input
            aria-label="Tag"
            // The button that was pressed has just made way for it.
            ref={(input) => input?.focus()}
            value={tag}
            maxLength={30}
            className="w-36!"
            onChange={({ currentTarget }) => setTag(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Escape' && setTag(null)}
          />
          <Button size="sm" variant="soft" type="submit">
            Add tag
          </Button>
        </form>
      )}
      {areMine && (
        <Button
          size="sm"
          variant="ghost"
          icon={isArchive ? <ArchiveRestore aria-hidden size={15} /> : <Archive aria-hidden size={15} />}
          onClick={() => then(isArchive ? acts.unarchive(rows) : acts.archive(rows))}
        >
          {isArchive ? 'Unarchive' : 'Archive'}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<Download aria-hidden size={15} />}
        onClick={() => downloadList(rows)}
      >
        Export CSV
      </Button>
      {areMine && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 aria-hidden size={15} />}
          onClick={() => then(acts.remove(rows))}
        >
          Delete
        </Button>
      )}
      <IconButton label="Clear selection" size="sm" onClick={onClear}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
