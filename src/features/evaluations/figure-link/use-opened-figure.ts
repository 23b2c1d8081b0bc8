import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

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
    place.scrollIntoView({ block: 'center' });
    (place.querySelector('button') ?? place).focus({ preventScroll: true });
  }, [id, step]);
  return id;
}
