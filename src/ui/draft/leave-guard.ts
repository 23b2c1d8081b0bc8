import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closeModal, requestCloseAllModals, useModals } from '../modal/modal-store';

/** Where the person was going when a modal asked whether its text is to be discarded. */
let goOn: (() => void) | null = null;
useModals.subscribe(({ asking }) => {
  if (asking === null) goOn = null;
});

/** Closes the modal that asks, and goes on to the page that was wanted, if it was asked on the way to one. */
export function discardModal(id: string): void {
  const next = goOn;
  closeModal(id);
  next?.();
}

const hasUnsavedText = (): boolean => useModals.getState().modals.some(({ isDirty }) => isDirty?.());

/**
 * Holds the way to another page up while a modal has unsaved text: it comes into view and asks. A reload is asked about by the
 * browser. Another view of the same page goes on.
 */
export function useLeaveGuard(isAnyOpen: boolean): void {
  const history = useRouter({ warn: false })?.history;
  useEffect(() => {
    if (!isAnyOpen || !history) return;
    return history.block({
      enableBeforeUnload: hasUnsavedText,
      blockerFn: ({ currentLocation, nextLocation, action }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        if (useModals.getState().asking === null && requestCloseAllModals()) return false;
        const { href, state } = nextLocation;
        const steps = state.__TSR_index - currentLocation.state.__TSR_index;
        if (useModals.getState().asking !== null) {
          goOn = () => {
            if (action === 'PUSH') history.push(href, state);
            else if (action === 'REPLACE') history.replace(href, state);
            else history.go(steps);
          };
        }
        return true;
      },
    });
  }, [isAnyOpen, history]);
}
