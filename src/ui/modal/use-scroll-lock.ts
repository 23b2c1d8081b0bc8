import { useLayoutEffect } from 'react';

let holders = 0;
let giveBack = () => {};

/**
 * Hides what overflows the body, and says how to put back exactly the inline values that were there, axis by axis. `data-dimmed` on the
 * root dims the scroll bar's room: a `:has()` there would be looked up again at every change of the page.
 */
function lockBody(): () => void {
  const { style } = document.body;
  const { overflow, overflowX, overflowY } = style;
  const root = document.documentElement;
  style.overflow = 'hidden';
  root.toggleAttribute('data-dimmed', true);
  return () => {
    root.removeAttribute('data-dimmed');
    // The shorthand reads empty where only one axis was set.
    style.overflow = overflow;
    style.overflowX = overflowX;
    style.overflowY = overflowY;
  };
}

/**
 * Stops the page from scrolling and puts back exactly what was there (SPEC §4). Several may hold it at once, a modal over
 * the drawer for instance: the last one to let go restores it.
 */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return;
    if (holders === 0) giveBack = lockBody();
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) giveBack();
    };
  }, [isLocked]);
}
