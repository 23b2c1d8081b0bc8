import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What has lost the focus by being disabled and waits for it. */
let waiting: HTMLElement | null = null;

/** What the keyboard is on, be it disabled while it works. */
export const focusedOrWorking = (): Element | null =>
  waiting !== null && (document.activeElement?.contains(waiting) ?? true) ? waiting : document.activeElement;

/**
 * Gives a control the focus back that it lost by being disabled while it worked, so that the keyboard goes on where it
 * was. Whoever has taken the focus meanwhile keeps it; only what surrounds the control (the page, a modal) gives it up.
 */
export function useFocusReturn(control: RefObject<HTMLElement | null>, isWorking: boolean) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = control.current;
    if (element === null) return;
    hadFocus.current = document.activeElement === element;
    // Losing it by being disabled is what is mended here.
    const note = ({ type }: Event) => {
      if (type === 'focus' || !element.matches(':disabled')) hadFocus.current = type === 'focus';
    };
    element.addEventListener('focus', note);
    element.addEventListener('blur', note);
  }, [control]);
  useLayoutEffect(() => {
    const element = control.current;
    const isUntaken = () => document.activeElement?.contains(element) ?? true;
    // Some browsers drop the focus of a disabled element at once, others with the next frame.
    if (!isWorking || element === null || !hadFocus.current || !isUntaken()) return;
    waiting = element;
    return () => {
      if (waiting === element) waiting = null;
      if (isUntaken()) element.focus({ preventScroll: true });
    };
  }, [control, isWorking]);
}
