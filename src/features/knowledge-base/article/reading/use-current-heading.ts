import { useSyncExternalStore } from 'react';

/** Below the top bar, px: a heading above this line is the one being read. */
const readingLine = 140;

/** The id of the heading whose part is being read; null before the first. The headings may come later than this. */
export const useCurrentHeading = (ids: readonly string[]): string | null =>
  useSyncExternalStore(onScroll, () => currentOf(ids));

function onScroll(update: () => void) {
  document.addEventListener('scroll', update, { passive: true });
  return () => document.removeEventListener('scroll', update);
}

function currentOf(ids: readonly string[]): string | null {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const passed = ids.filter((id) => {
    const heading = document.getElementById(id);
    return heading !== null && (isAtEnd || heading.getBoundingClientRect().top <= readingLine);
  });
  return passed.at(-1) ?? null;
}
