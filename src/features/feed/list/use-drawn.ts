import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEvent } from '@/ui/events/use-event';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadWindow, plainRows } from '@/ui/rows/use-long-rows';

/** A post with the room around it is at least so high, in pixels: the first view holds no more of them than this tells. */
const leastHeight = 260;
/** Above the first post are the bar, the composer and the tabs, in pixels. */
const above = 180;
/** As many are added at a time: none of them keeps a slow processor for long. */
const step = 3;

/** How far each feed was drawn when it was left, by its name: whoever comes back to it finds it as high as it was. */
const drawnBefore = new Map<string, number>();

/** As many as may be in view; all where nothing has a height, as in tests. */
const firstView = () =>
  Math.max(2, Math.ceil(((document.documentElement.clientHeight || Infinity) - above) / leastHeight));

interface Last {
  /** How many were drawn, and the id of the last of them: what comes above it does not take its place. */
  count: number;
  id: number | undefined;
}

/**
 * How many posts of a feed are drawn: the first view, then a few more whenever the end of them comes near, and never fewer again.
 * The browser's own search and its printing see all that are loaded.
 */
export function useDrawn(posts: readonly { id: number }[], name: string) {
  const [last, setLast] = useState<Last>(() => {
    const count = Math.max(drawnBefore.get(name) ?? 0, firstView());
    return { count, id: posts[count - 1]?.id };
  });
  // Of a long list others see to it that only what is near is there, once their code is.
  const hasMany = posts.length > plainRows;
  const isWindowed = useLazyPart(loadWindow, hasMany) !== null && hasMany;
  // Rows of a faulty server may have no id: they are no place.
  const place = last.id === undefined ? -1 : posts.findIndex(({ id }) => id === last.id);
  const count = isWindowed ? posts.length : Math.min(posts.length, place === -1 ? last.count : place + 1);
  useEffect(() => void drawnBefore.set(name, count), [name, count]);
  const drawTo = (next: number) => setLast({ count: next, id: posts[next - 1]?.id });
  const drawAllNow = () => flushSync(() => drawTo(posts.length));
  const isWhole = count === posts.length;
  const search = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) drawAllNow();
  };
  useEvent('document', 'keydown', search, !isWhole, { capture: true });
  useEvent('window', 'beforeprint', drawAllNow, !isWhole);
  return {
    count,
    isWhole,
    drawMore: () => startTransition(() => drawTo(count + step)),
    drawAll: () => drawTo(posts.length),
  };
}
