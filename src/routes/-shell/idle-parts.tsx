import { useEffect, useState } from 'react';
import { whenSettled } from '@/lib/when-settled';
import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from '@/ui/page-styles';

/**
 * What nobody needs in the first moment: the connection's pill, shortcuts, prefetching. They come once the first load is
 * over, and not when the pill is wanted: then there may be no network to load it by.
 */
export function IdleParts() {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenSettled(() => setIsTime(true)), []);
  const parts = useLazyPart(() => loadStyled(() => import('./later-parts')), isTime);
  return parts && <parts.LaterParts />;
}
