import { loadStyled } from '@/ui/theme/page-styles';

/** What follows the landing page's first view. Known to the entry, so that it is fetched by that and not by a chunk of a chunk. */
export const loadLandingRest = () => loadStyled(() => import('./landing-rest'));
