import { useSyncExternalStore } from 'react';

const query = '(max-width: 767.98px)';

function subscribe(onChange: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Is the screen a phone's? */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
