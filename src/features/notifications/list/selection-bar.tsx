import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import type { NotificationActions } from '../use-notification-actions';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  /** All rows that are listed. */
  rows: readonly Schemas['Notification'][];
  selection: Selection;
  acts: Pick<NotificationActions, 'markRead' | 'remove'>;
}

/** What can be done with the chosen rows; it stays in view while the list is scrolled. */
export function SelectionBar({ rows, selection, acts }: SelectionBarProps) {
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const isNothing = chosen.length === 0;
  const finish = (act: () => void) => () => {
    act();
    selection.end();
  };
  return (
    <div
      role="toolbar"
      aria-label="Selected notifications"
      className="bg-surface-2 border-line sticky top-[calc(var(--topbar-h)+8px)] z-1 mb-1 flex flex-wrap items-center gap-x-1 gap-y-0.5 rounded-lg border p-1.5"
    >
      <p role="status" className="text-ink-2 min-w-20 flex-1 px-1.5 text-sm">
        {chosen.length} selected
      </p>
      <Button variant="ghost" size="sm" onClick={() => selection.choose(rows)}>
        Select all shown
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={isNothing}
        onClick={finish(() => acts.markRead(chosen, true))}
      >
        Mark as read
      </Button>
      <Button variant="ghost" size="sm" disabled={isNothing} onClick={finish(() => acts.remove(chosen))}>
        Remove
      </Button>
      <Button variant="ghost" size="sm" onClick={selection.end}>
        Done
      </Button>
    </div>
  );
}
