import { useEffect, useRef } from 'react';

/** How far the page has been read: a line at the top, moved without rendering anything. Decoration only. */
export function ReadingProgress() {
  const bar = useRef<HTMLProgressElement>(null);
  useEffect(() => {
    const update = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const way = scrollHeight - clientHeight;
      if (bar.current) bar.current.value = way > 0 ? scrollTop / way : 0;
    };
    document.addEventListener('scroll', update, { passive: true });
    update();
    return () => document.removeEventListener('scroll', update);
  }, []);
  return (
    <progress
      ref={bar}
      aria-hidden
      max={1}
      value={0}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primary print:hidden"
    />
  );
}
