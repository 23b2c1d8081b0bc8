import { useEffect, useRef } from 'react';
import { useIsNarrow } from '@/ui/use-is-narrow';

/**
 * On phones list and thread take turns, and what had the focus goes out of sight with its side: opening puts it on the
 * conversation, going back on the row one came from (WCAG 2.4.3). Where both are seen it stays where it is, or goes from the
 * field of the one conversation to that of the other.
 *
 * @param openId the conversation in view; null while the list is
 */
export function useFocusAcross(openId: number | null): void {
  const isNarrow = useIsNarrow();
  const before = useRef(openId);
  useEffect(() => {
    const left = before.current;
    before.current = openId;
    if (left === openId) return;
    const conversation = document.getElementById('conversation');
    if (!isNarrow) {
      // Whoever wrote and went on by the keyboard goes on writing.
      if (document.activeElement === document.body)
        (conversation?.querySelector('textarea') ?? conversation)?.focus({ preventScroll: true });
      return;
    }
    if (openId === null) {
      document.querySelector<HTMLElement>(`[data-conversation="${left}"]`)?.focus({ preventScroll: true });
    } else if (!conversation?.contains(document.activeElement)) {
      conversation?.focus({ preventScroll: true });
    }
  }, [openId, isNarrow]);
}
