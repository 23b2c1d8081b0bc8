import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closeModal, keepOpen, requestCloseAllModals, updateModal, useModals } from '../modal/modal-store';

/** Where the person was going when a modal asked whether its text is to be discarded; on the same page, that closes it. */
let goOn: { go: () => void; isSamePage: boolean } | null = null;
useModals.subscribe(({ asking }) => {
  if (asking === null) goOn = null;
});

/** Closes the modal that asks, and goes on to the page that was wanted, if it was asked on the way to one. */
export function discardModal(id: string): void {
  const next = goOn;
  if (next?.isSamePage) {
    // Closed by hand it would lead back by itself, a step too far.
    updateModal(id, { isDirty: undefined });
    keepOpen();
  } else closeModal(id);
  next?.go();
}

const hasUnsavedText = (): boolean => useModals.getState().modals.some(({ isDirty }) => isDirty?.());

/** Whether another view of the same page closes a modal with unsaved text. */
const losesText = (search: string): boolean =>
  useModals.getState().modals.some(({ isClosedBy, isDirty }) => isClosedBy?.(search) && isDirty?.());

/**
 * Holds the way to another page up while a modal has unsaved text: it comes into view and asks. A reload is asked about by the
 * browser. Another view of the same page goes on, unless the modal belongs to the address that is left.
 */
export function useLeaveGuard(isAnyOpen: boolean): void {
  const history = useRouter({ warn: false })?.history;
  useEffect(() => {
    if (!isAnyOpen || !history) return;
    return history.block({
      enableBeforeUnload: hasUnsavedText,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        const isSamePage = currentLocation.pathname === nextLocation.pathname;
        if (isSamePage && !losesText(nextLocation.search)) return false;
        if (useModals.getState().asking === null && requestCloseAllModals()) return false;
        const { href, state } = nextLocation;
        const steps = state.__TSR_index - currentLocation.state.__TSR_index;
        if (useModals.getState().asking !== null) {
          const go = () => {
            if (action === 'PUSH') history.push(href, state);
            else if (action === 'REPLACE') history.replace(href, state);
            else history.go(steps);
          };
          goOn = { go, isSamePage };
        }
        return true;
      },
    });
  }, [isAnyOpen, history]);
}
