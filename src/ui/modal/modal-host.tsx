import { useLazyPart } from '../lazy/lazy-part';
import { closeAllModals, useModals } from './modal-store';
import { showToast } from '../toast/toast';
import { useScrollLock } from './use-scroll-lock';

/** How every modal looks. */
export const loadModalStack = () => import('./modal-stack');

/** Where modals appear; mounted once. Their code is loaded with the first one. */
export function ModalHost() {
  const { modals } = useModals();
  const isAnyOpen = modals.length > 0;
  useScrollLock(isAnyOpen);
  const stack = useLazyPart(loadModalStack, isAnyOpen, () => {
    closeAllModals();
    showToast({ kind: 'error', text: 'Couldn’t open this. Check your connection and try again.' });
  });
  return stack && <stack.ModalStack modals={modals} />;
}
