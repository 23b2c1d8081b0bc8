import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { closeAva } from '@/entities/assistant/ava-store';

/**
 * The figure that the address leads to (`#figure-…`), which comes into view with the focus on it, each time it is followed;
 * an empty text when it leads to none. Ava taking the whole page, and giving it back, keeps the address's figure without leading
 * to it again.
 */
export function useOpenedFigure(): string {
  const hash = useLocation({ select: (location) => location.hash });
  // The same link followed a second time is the same address, but another step of the way.
  const step = useLocation({ select: ({ state }) => state.__TSR_key ?? state.key ?? '' });
  const index = useLocation({ select: ({ state }) => state.__TSR_index ?? 0 });
  const isAvaPage = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('ava') === 'page',
  });
  const id = hash.startsWith('figure-') ? hash : '';
  const before = useRef({ id: '', index, isAvaPage });
  useEffect(() => {
    const last = before.current;
    before.current = { id, index, isAvaPage };
    // Her page ends by going back or in place; a link that is followed from it is a step forward.
    const isGivenBack = last.isAvaPage && last.id === id && index <= last.index;
    const place = id === '' || isAvaPage || isGivenBack ? null : document.getElementById(id);
    if (!place) return;
    bringIntoView(place);
    (place.querySelector('button') ?? place).focus({ preventScroll: true });
  }, [id, step, index, isAvaPage]);
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
