import { fetchPart, useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';

const loadParts = () => loadStyled(() => import('./later-parts'));

/** Where this page was loaded with Ava over it: her code is on its way, and nothing of the page below is seen before her. */
export const untilAva =
  location.search.includes('ava=page') &&
  fetchPart(loadParts).then(
    ({ loadAva }) => loadAva(),
    () => undefined,
  );

/**
 * What nobody needs in the first moment: the connection's pill, shortcuts, prefetching. Mounted once the first load is
 * over, and not when the pill is wanted: then there may be no network to load it by.
 */
export function IdleParts({ isInUse }: { isInUse: boolean }) {
  const parts = useLazyPart(loadParts, true);
  return parts && <parts.LaterParts isInUse={isInUse} />;
}
