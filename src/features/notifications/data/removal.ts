import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import { inTurns } from '@/lib/timing/in-turns';
import { dismissToast, showToast } from '@/ui/toast/toast';
import { withoutRows } from './cache';
import { changeLists } from './change-lists';
import { refreshNotifications } from './refresh';
import { hideRows, showRows } from './removal-store';

/** How long it can be undone. */
const undoMs = 10_000;
let turn = 0;
/** What is not sent yet, and how it is undone; the latest last. */
const waiting = new Map<() => void, () => void>();

/**
 * Takes rows away: at once for the eye, on the server when the toast that can undo it has gone, or with the page. What
 * the server would not remove comes back, and that is said.
 * @param onUndo told before they are back, when they are had back
 */
export function removeSoon(
  queryClient: QueryClient,
  rows: readonly Schemas['Notification'][],
  onUndo: () => void = () => {},
): void {
  if (rows.length === 0) return;
  const ids = new Set(rows.map(({ id }) => id));
  let isSettled = false;
  const settle = (act: () => void) => () => {
    if (isSettled) return;
    isSettled = true;
    waiting.delete(send);
    act();
  };
  const send = settle(() => void removeNow(queryClient, ids));
  const undo = settle(() => {
    onUndo();
    showRows(ids);
  });
  hideRows(rows);
  addEventListener('pagehide', sendWaiting);
  turn += 1;
  const id = `removal-${turn}`;
  waiting.set(send, () => {
    undo();
    dismissToast(id);
  });
  showToast({
    kind: 'blank',
    id,
    text: rows.length === 1 ? 'Notification removed' : `${rows.length} notifications removed`,
    durationMs: undoMs,
    action: { label: 'Undo', onAction: undo },
    onGone: send,
  });
}

/** Has back what was removed last, as the button of its toast does; nothing when there is none any more. */
export function undoRemoval(): void {
  [...waiting.values()].at(-1)?.();
}

/** Whoever leaves the page does not undo any more. */
function sendWaiting(): void {
  for (const send of waiting.keys()) send();
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
    text: kept.size === 1 ? 'The notification wasn’t removed' : `${kept.size} notifications weren’t removed`,
  });
}
