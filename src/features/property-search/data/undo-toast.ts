import { showToast } from '@/ui/toast/toast';

/** How long a removal can be undone from its toast, ms. */
const undoMs = 10_000;

/** Says what was removed, with the way back. */
export const undoToast = (text: string, onUndo: () => void): void =>
  showToast({
    kind: 'success',
    text,
    durationMs: undoMs,
    action: { label: 'Undo', onAction: onUndo },
  });
