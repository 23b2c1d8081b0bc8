import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { usePut } from '@/api/queries';
import { readersOfMarks } from '@/features/knowledge-base/article-queries';

/** Somebody who stays this long at a place has read up to it, ms. */
const pauseMs = 1500;
/** What needs no scrolling counts as read once it stood there this long, ms. */
const wholeMs = 30_000;
/** Smaller steps are not worth telling the server, per cent. */
const step = 5;

/**
 * Tells the server how far an article has been read: the lowest place of its text that the reader scrolled to and that stood on the
 * screen for a while. Opening is no reading, nor is the way to a heading that the address names. It never goes back, and a failure
 * is only logged: nobody waits for it.
 * @param known what the server holds, per cent; null when not begun
 */
export function useReadingProgress(
  text: RefObject<HTMLElement | null>,
  uuid: string,
  known: number | null,
): void {
  const hash = useLocation({ select: (location) => location.hash });
  const { mutate } = usePut('/articles/{uuid}', { refreshes: readersOfMarks });
  const furthest = useRef(known ?? 0);
  const tell = useEffectEvent((progress: number) => {
    furthest.current = progress;
    mutate({ path: { uuid }, body: { progress } });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMoved = false;
    let isOnTheWay = hash !== '';
    const look = () => {
      const progress = document.hidden ? 0 : progressOf(text.current);
      const isRead = !isOnTheWay && (isMoved || progress === 100);
      isOnTheWay = false;
      const isEnd = progress === 100 && furthest.current < 100;
      if (isRead && (progress >= furthest.current + step || isEnd)) tell(progress);
    };
    const wait = () => {
      isMoved = !isOnTheWay;
      clearTimeout(timer);
      timer = setTimeout(look, pauseMs);
    };
    document.addEventListener('scroll', wait, { passive: true });
    timer = setTimeout(look, isOnTheWay ? pauseMs : wholeMs);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', wait);
    };
  }, [text, hash]);
}

/** How much of an element stands above the lower edge of the window, whole per cent from 0 to 100. */
function progressOf(element: HTMLElement | null): number {
  const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  if (height === 0) return 0;
  return Math.round(Math.min(1, Math.max(0, (innerHeight - top) / height)) * 100);
}
