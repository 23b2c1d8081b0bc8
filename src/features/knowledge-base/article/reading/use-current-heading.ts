import { useEffect, useState } from 'react';

/** Below the top bar, px: a heading above this line is the one being read. */
const readingLine = 140;

/** The id of the heading whose part is being read; null before the first. The headings may come later than this. */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ');
    const update = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const passed = headings.filter((id) => {
        const heading = document.getElementById(id);
        return heading !== null && (isAtEnd || heading.getBoundingClientRect().top <= readingLine);
      });
      setCurrent(passed.at(-1) ?? null);
    };
    document.addEventListener('scroll', update, { passive: true });
    update();
    return () => document.removeEventListener('scroll', update);
  }, [key]);
  return current;
}
