import { X } from 'lucide-react';
import { counted } from '@/lib/lists/counted';
import { tellActionBar } from '@/ui/button/action-bar';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import type { Transaction } from '../transaction';
import type { InboxActions } from './use-inbox-actions';

interface SelectionProps {
  rows: readonly Transaction[];
  acts: InboxActions;
  onClear: () => void;
}

/** What can be done with the selected transactions, at the foot of the list, below what floats in the corners. */
export function Selection({ rows, acts, onClear }: SelectionProps) {
  const { progress } = acts;
  return (
    <div
      ref={tellActionBar}
      role="region"
      aria-label="Selected transactions"
      className="sticky bottom-3 z-10 mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-[14px] border border-line bg-surface-2 px-3.5 py-2.5 shadow-lg max-md:bottom-[calc(12px+var(--bottom-nav,0px))] light:bg-surface-1 print:hidden"
    >
      <span className="mr-1 text-sm font-semibold" aria-live="polite">
        {progress ? `Confirming ${progress.done} of ${progress.of}…` : `${rows.length} selected`}
      </span>
      <Button
        size="sm"
        isLoading={progress !== null}
        loadingLabel="Confirming"
        onClick={() => void acts.confirmAll(rows).then(onClear)}
      >
        {`Confirm ${counted(rows.length, 'transaction')}`}
      </Button>
      <IconButton label="Clear selection" size="sm" onClick={onClear}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
