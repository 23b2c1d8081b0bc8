import { askAva, type Subject } from '@/entities/assistant/ava-store';
import { closeModal } from '@/ui/modal/modal-store';

/** A drawer that closes gives the focus back by then, ms. */
const closedMs = 1000;

/** Asks Ava about what a drawer shows. Her panel lies under what is open over the page, so the drawer closes; then her field has the focus. */
export function askFromDrawer(modalId: string, subject: Subject): void {
  closeModal(modalId);
  askAva(subject);
  const stop = new AbortController();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.closest('[role=dialog]')) return;
      stop.abort();
      requestAnimationFrame(() => askAva(subject));
    },
    { signal: stop.signal },
  );
  setTimeout(() => stop.abort(), closedMs);
}
