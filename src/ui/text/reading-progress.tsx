import { useCallback } from 'react';

/**
 * How far a text has been read: a line at the top, moved without rendering anything. Decoration only.
 * @param share how far, from 0 to 1; a function that stays the same
 */
export function ReadingProgress({ share }: { share: () => number }) {
  const follow = useCallback(
    (bar: HTMLProgressElement) => {
      const update = () => {
        bar.value = Math.min(1, Math.max(0, share()));
      };
      document.addEventListener('scroll', update, { passive: true });
      update();
      return () => document.removeEventListener('scroll', update);
    },
    [share],
  );
  return (
    <progress
      ref={follow}
      aria-hidden
      max={1}
      value={0}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primary print:hidden"
    />
  );
}
