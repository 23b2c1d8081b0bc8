import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * The ref of a row of links or tabs that scrolls on a narrow screen: the current one is brought into view, and the page itself stays
 * where it is. Links mark themselves once their page has loaded, later than the address changes; a count that comes later pushes
 * those after it along; a narrower window leaves less room; and the router scrolls a row to where it was before.
 */
export function useCurrentInView() {
  const router = useRouter({ warn: false });
  return useCallback(
    (row: HTMLElement | null) => {
      if (row === null) return;
      const show = () => {
        const current = row.querySelector('[aria-current=page], [aria-selected=true]');
        if (current) showInRow(row, current);
      };
      show();
      const observer = new MutationObserver(show);
      observer.observe(row, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['aria-current', 'aria-selected'],
      });
      const resizes = new ResizeObserver(show);
      resizes.observe(row);
      const stop = router?.subscribe('onRendered', show);
      return () => {
        observer.disconnect();
        resizes.disconnect();
        stop?.();
      };
    },
    [router],
  );
}

function showInRow(row: Element, current: Element) {
  const room = row.getBoundingClientRect();
  const box = current.getBoundingClientRect();
  if (box.right > room.right) row.scrollLeft += box.right - room.right;
  else if (box.left < room.left) row.scrollLeft -= room.left - box.left;
}
