import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import { inTurns } from '@/lib/timing/in-turns';
import { showToast } from '@/ui/toast/toast';
import { removeUnlessUndone } from '@/ui/toast/undo';
import { withoutRows } from './cache';
import { changeLists } from './change-lists';
import { refreshNotifications } from './refresh';
import { hideRows, showRows } from './removal-store';

/** Undoes one removal each, the latest last; false when that is too late. */
const undos: (() => boolean)[] = [];

/**
 * Hides rows at once; the server is told when it can't be undone any more. What it would not remove comes back, and a toast says so.
 * @param onUndo called before undone rows are shown again
 */
export function removeSoon(
  queryClient: QueryClient,
  rows: readonly Schemas['Notification'][],
  onUndo: () => void = () => {},
): void {
  if (rows.length === 0) return;
  const ids = new Set(rows.map(({ id }) => id));
  hideRows(rows);
  const undo = removeUnlessUndone({
    text: rows.length === 1 ? 'Notification removed' : `${rows.length} notifications removed`,
    remove: () => void removeNow(queryClient, ids),
    restore: () => {
      onUndo();
      showRows(ids);
    },
  });
  undos.push(undo);
}

/** Undoes the latest removal that is not sent yet, as the button of its toast does. */
export function undoRemoval(): void {
  while (undos.length > 0) if (undos.pop()?.()) return;
}

async function removeNow(queryClient: QueryClient, ids: ReadonlySet<number>): Promise<void> {
  const list = [...ids];
  const failures = await inTurns(list, (id) =>
    write(queryClient, 'delete', '/notifications/{id}', { path: { id }, keepalive: true }, { refreshes: [] }),
  );
  // One that is gone already needs no second try, and nobody is told of one that belongs to a session that ended.
  const isKept = (failure: Error | undefined) =>
    failure && !hasStatus(failure, 404) && !hasStatus(failure, 401);
  const kept = new Set(list.filter((_, index) => isKept(failures[index])));
  const gone = new Set([...ids].filter((id) => !kept.has(id)));
  changeLists(queryClient, (pages) => withoutRows(pages, gone)).end();
  showRows(ids);
  void refreshNotifications(queryClient);
  if (kept.size === 0) return;
  showToast({
    kind: 'error',
    text: kept.size === 1 ? 'Couldn’t remove the notification' : `Couldn’t remove ${kept.size} notifications`,
  });
}
