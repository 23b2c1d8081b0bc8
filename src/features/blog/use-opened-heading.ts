import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, type RefObject } from 'react';

/** What a visitor does to move by themselves. */
const ownMoves = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Goes to the heading that the address named when the page was opened: a text is formatted only after the browser has looked for
 * it. Whoever has begun to move by themselves is left where they are.
 * @param text the element that the heading will stand in
 */
export function useOpenedHeading(text: RefObject<HTMLElement | null>): void {
  const hash = useLocation({ select: (location) => location.hash });
  const [id] = useState(hash);
  useEffect(() => {
    if (id === '' || !text.current) return;
    const ended = new AbortController();
    const { signal } = ended;
    const look = () => {
      const heading = document.getElementById(id);
      if (!heading) return;
      heading.scrollIntoView();
      ended.abort();
    };
    const watch = new MutationObserver(look);
    signal.addEventListener('abort', () => watch.disconnect());
    watch.observe(text.current, { childList: true, subtree: true });
    for (const move of ownMoves) {
      addEventListener(move, () => ended.abort(), { signal, passive: true });
    }
    look();
    return () => ended.abort();
  }, [id, text]);
}
