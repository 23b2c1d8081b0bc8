// Undo of a removal: a toast offers it for 10 s, for what is done already and for what is sent only when nobody can undo it any more.
import { dismissToast, showToast } from './toast';

/** How long an act can be undone from its toast, in ms (product rule). */
const undoMs = 10_000;

let turn = 0;

/**
 * Says what was done, and offers to undo it for 10 s. Two acts with one text are two toasts: each can be undone.
 * @param undo the inverse of what is done already, or is being sent
 * @param onGone called once when the toast has gone, also after `undo`
 * @returns the toast's id
 */
export function showUndo(text: string, undo: () => void, onGone?: () => void): string {
  turn += 1;
  const id = `undo-${turn}`;
  const action = { label: 'Undo', onAction: undo };
  showToast({ kind: 'success', id, text, durationMs: undoMs, action, onGone });
  return id;
}

interface Removal {
  /** What the toast says, such as `Post deleted`. */
  text: string;
  /** Sends the removal, with `keepalive`: called once, when the toast has gone or the page is left. */
  remove: () => void;
  /** Shows again what was hidden: called once, instead of `remove`. */
  restore: () => void;
}

/** The removals that are not sent yet. */
const waiting = new Set<() => void>();

/**
 * Removes what the server can't bring back. Hide it, then call this: the server is told only when it can't be undone any more.
 * @returns undoes it, as the toast's button does; false when it was sent or undone before
 */
export function removeUnlessUndone({ text, remove, restore }: Removal): () => boolean {
  const settle = (act: () => void): boolean => {
    const isFirst = waiting.delete(send);
    if (isFirst) act();
    return isFirst;
  };
  const send = () => void settle(remove);
  waiting.add(send);
  addEventListener('pagehide', sendWaiting);
  const id = showUndo(text, () => settle(restore), send);
  return () => {
    const isUndone = settle(restore);
    if (isUndone) dismissToast(id);
    return isUndone;
  };
}

/** Nobody can undo anything on a page that is left. */
function sendWaiting(): void {
  for (const send of waiting) send();
}
