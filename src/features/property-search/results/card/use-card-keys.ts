import { createContext, use, type RefObject } from 'react';
import { useEvent } from '@/ui/events/use-event';
import type { Listing } from '../../data/queries';
import type { CardActs } from '../listing-card';

/** Whether single letters are shortcuts at all (G8). */
export const AreLettersOn = createContext(true);

const fields = 'input, textarea, select';

/**
 * With the focus on a home of the list, `s` saves, `h` hides or shows again, and `e` evaluates it (S28). The window hears the keys: the
 * shell's own `g` then a letter, heard by the document, comes first.
 */
export function useCardKeys(
  list: RefObject<HTMLElement | null>,
  listings: readonly Listing[],
  { onSave, onHide, onRestore, onEvaluate }: CardActs,
): void {
  useEvent(
    'window',
    'keydown',
    (event) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // What lies over the page, such as a card's menu, is not in the list.
      if (!(target instanceof Element) || !list.current?.contains(target) || target.closest(fields)) return;
      const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      const listing = listings.find((each) => each.id === id);
      const act = { s: onSave, h: listing?.hidden ? onRestore : onHide, e: onEvaluate }[key];
      if (!listing || !act) return;
      event.preventDefault();
      act(listing);
    },
    use(AreLettersOn),
  );
}
