import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { usePut } from '@/api/queries';
import { readersOfMarks } from '../article-queries';

/** Somebody who stays this long at a place has read up to it, ms. */
const pauseMs = 1500;
/** Smaller steps are not worth telling the server, per cent. */
const step = 5;

/**
 * Tells the server how far an article has been read: the lowest place of its text that stood on the screen for a while. It never
 * goes back, and a failure is only logged: nobody waits for it.
 * @param known what the server holds, per cent; null when not begun
 */
export function useReadingProgress(
  text: RefObject<HTMLElement | null>,
  uuid: string,
  known: number | null,
): void {
  const { mutate } = usePut('/articles/{uuid}', { refreshes: readersOfMarks });
  const furthest = useRef(known ?? 0);
  const tell = useEffectEvent((progress: number) => {
    furthest.current = progress;
    mutate({ path: { uuid }, body: { progress } });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const progress = progressOf(text.current);
      const isEnd = progress === 100 && furthest.current < 100;
      if (progress >= furthest.current + step || isEnd) tell(progress);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, pauseMs);
    };
    document.addEventListener('scroll', wait, { passive: true });
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', wait);
    };
  }, [text]);
}

/** How much of an element stands above the lower edge of the window, whole per cent from 0 to 100. */
function progressOf(element: HTMLElement | null): number {
  const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  if (height === 0) return 0;
  return Math.round(Math.min(1, Math.max(0, (innerHeight - top) / height)) * 100);
}
