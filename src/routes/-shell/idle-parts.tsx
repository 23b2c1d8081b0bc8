import { useEffect, useState } from 'react';
import { onSignOfLife } from '@/lib/sign-of-life';
import { whenIdle } from '@/lib/when-idle';
import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from './page-styles';

/** How long after the first idle moment they come at the latest, in ms. */
const latest = 3_000;

/**
 * What nobody needs in the first moment: the connection's pill, shortcuts, prefetching. They come with the first sign of
 * life or soon after the first load, and not when the pill is wanted: then there may be no network to load it by.
 */
export function IdleParts() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const stopWaiting = onSignOfLife(() => setIsTime(true));
    whenIdle(() => {
      if (!isGone) timer = setTimeout(() => setIsTime(true), latest);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      stopWaiting();
    };
  }, []);
  const parts = useLazyPart(() => loadStyled(() => import('./later-parts')), isTime);
  return parts && <parts.LaterParts />;
}
