import { useLayoutEffect } from 'react';

let holders = 0;
let original = '';

/**
 * Stops the page from scrolling and puts back exactly the inline value that was there (SPEC §4). Several may hold it at
 * once, a modal over the drawer for instance: the last one to let go restores it.
 */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { style } = document.body;
    if (holders === 0) {
      original = style.overflow;
      style.overflow = 'hidden';
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders === 0) style.overflow = original;
    };
  }, [isLocked]);
}
