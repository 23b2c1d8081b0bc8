import { useLayoutEffect, type RefObject } from 'react';

/**
 * Gives a control the focus back that it lost by being disabled while it worked, so that the keyboard goes on where it
 * was. Whoever has taken the focus meanwhile keeps it; only what surrounds the control (the page, a modal) gives it up.
 */
export function useFocusReturn(control: RefObject<HTMLElement | null>, isWorking: boolean) {
  useLayoutEffect(() => {
    const element = control.current;
    // browsers drop the focus of a disabled element with the next frame, so here it still has it
    if (!isWorking || element === null || document.activeElement !== element) return;
    return () => {
      const isUntaken = document.activeElement?.contains(element) ?? true;
      if (isUntaken) element.focus({ preventScroll: true });
    };
  }, [control, isWorking]);
}
