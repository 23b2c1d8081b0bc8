import { useEvent } from '@/ui/events/use-event';
import { useModals } from '@/ui/modal/modal-store';
import type { Conversation } from '../data/queries';

/**
 * Alt+↓ opens the conversation below the open one, Alt+↑ the one above, also while a message is being written: its draft stays.
 * With none open ↓ opens the first. Rests under a modal.
 */
export function useNeighbourKeys(
  rows: readonly Conversation[],
  openId: number | null,
  onOpen: (conversationId: number) => void,
): void {
  useEvent('document', 'keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey || event.isComposing) return;
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    if (useModals.getState().modals.length > 0) return;
    event.preventDefault();
    const next = rows[rows.findIndex(({ id }) => id === openId) + (key === 'ArrowDown' ? 1 : -1)];
    if (next) onOpen(next.id);
  });
}
