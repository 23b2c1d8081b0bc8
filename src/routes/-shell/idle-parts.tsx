import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from '@/ui/page-styles';

/**
 * What nobody needs in the first moment: the connection's pill, shortcuts, prefetching. Mounted once the first load is
 * over, and not when the pill is wanted: then there may be no network to load it by.
 */
export function IdleParts() {
  const parts = useLazyPart(() => loadStyled(() => import('./later-parts')), true);
  return parts && <parts.LaterParts />;
}
