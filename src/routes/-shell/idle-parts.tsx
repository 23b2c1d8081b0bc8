import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from './page-styles';

/**
 * What nobody needs in the first moment: the connection's pill, shortcuts, prefetching. Loaded when the browser is idle
 * and not when the pill is wanted, for then there may be no network to load it by.
 */
export function IdleParts() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    whenIdle(() => isGone || setIsIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  const parts = useLazyPart(() => loadStyled(() => import('./later-parts')), isIdle);
  return parts && <parts.LaterParts />;
}
