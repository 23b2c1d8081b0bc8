import { useEffect, useRef, type RefObject } from 'react';

/** How far the text has been read: a line at the top, moved without rendering anything. Decoration only. */
export function ReadingLine({ text }: { text: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLProgressElement>(null);
  useEffect(() => {
    const update = () => {
      const { top = 0, height = 0 } = text.current?.getBoundingClientRect() ?? {};
      const way = height - innerHeight;
      if (bar.current) bar.current.value = way > 0 ? Math.min(1, Math.max(0, -top / way)) : 0;
    };
    document.addEventListener('scroll', update, { passive: true });
    update();
    return () => document.removeEventListener('scroll', update);
  }, [text]);
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
