import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closeAva } from '@/entities/assistant/ava-store';

/**
 * The figure that the address leads to (`#figure-…`), which comes into view with the focus on it, each time it is followed;
 * an empty text when it leads to none.
 */
export function useOpenedFigure(): string {
  const hash = useLocation({ select: (location) => location.hash });
  // The same link followed a second time is the same address, but another step of the way.
  const step = useLocation({ select: ({ state }) => state.__TSR_key ?? state.key ?? '' });
  const id = hash.startsWith('figure-') ? hash : '';
  useEffect(() => {
    const place = id === '' ? null : document.getElementById(id);
    if (!place) return;
    bringIntoView(place);
    (place.querySelector('button') ?? place).focus({ preventScroll: true });
  }, [id, step]);
  return id;
}

/** Where Ava's panel lies over the page, above it; where it hides half of the figure even there, it is closed: what was said stays. */
function bringIntoView(place: Element): void {
  const panel = document.querySelector('[role=dialog][data-mode]');
  if (!panel) return place.scrollIntoView({ block: 'center' });
  place.scrollIntoView({ block: 'start' });
  const [figure, over] = [place.getBoundingClientRect(), panel.getBoundingClientRect()];
  const wide = Math.min(figure.right, over.right) - Math.max(figure.left, over.left);
  const high = Math.min(figure.bottom, over.bottom) - Math.max(figure.top, over.top);
  if (Math.max(0, wide) * Math.max(0, high) > (figure.width * figure.height) / 2) closeAva();
}
