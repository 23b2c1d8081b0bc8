import { useRef, useState, type TouchEvent } from 'react';

/** A swipe shorter than this is a tap or a scroll, px. */
const minSwipe = 40;

/** Which of a card's photos is shown, and what hears the swipe of a finger over the card. */
export function useCardPhotos(count: number) {
  const [at, setAt] = useState(0);
  const [isNear, setIsNear] = useState(false);
  const start = useRef<{ x: number; y: number } | null>(null);
  /** After the last comes the first. */
  const step = (by: 1 | -1) => setAt((now) => (now + by + count) % count);
  const come = () => setIsNear(true);
  const hears =
    count < 2
      ? {}
      : {
          onPointerEnter: come,
          onFocus: come,
          onTouchStart: ({ touches }: TouchEvent) => {
            const finger = touches.length === 1 ? touches[0] : undefined;
            start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
          },
          onTouchEnd: ({ changedTouches }: TouchEvent) => {
            const finger = changedTouches[0];
            const from = start.current;
            start.current = null;
            if (!from || !finger) return;
            const [right, down] = [finger.clientX - from.x, finger.clientY - from.y];
            if (Math.abs(right) < minSwipe || Math.abs(right) < Math.abs(down) * 1.5) return;
            step(right < 0 ? 1 : -1);
          },
        };
  return { at, isNear, step, hears };
}
