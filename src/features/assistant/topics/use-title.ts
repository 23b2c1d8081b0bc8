import { useEffect } from 'react';

/**
 * The document's title while something lies over the whole page; null leaves it to the page. Of two titles the browser shows the
 * first, so the page's own is there again, as it is by then, when this one goes.
 */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const element = document.createElement('title');
    element.textContent = title;
    document.head.prepend(element);
    return () => element.remove();
  }, [title]);
}
