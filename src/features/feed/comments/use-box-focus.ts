import { useEffect, type RefObject } from 'react';

/**
 * Whoever presses "Comment" wants to write: the box under the post has the focus. Where the comments only open now, not
 * on a screen that is touched: its keyboard would cover what others have said.
 * @param comments the section with the box, inside the post
 */
export function useBoxFocus(comments: RefObject<HTMLElement | null>, isWhole: boolean): void {
  useEffect(() => {
    const button = comments.current?.closest('article')?.querySelector('[data-act="comment"]');
    const focusBox = () => [...(comments.current?.querySelectorAll('textarea') ?? [])].at(-1)?.focus();
    if (!isWhole) {
      const isPressed = button !== null && button === document.activeElement;
      if (isPressed && matchMedia('(hover: hover) and (pointer: fine)').matches) focusBox();
      return undefined;
    }
    button?.addEventListener('click', focusBox);
    return () => button?.removeEventListener('click', focusBox);
  }, [comments, isWhole]);
}
