import { LandingPage } from '@/features/landing/landing-page';
import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from '@/ui/page-styles';
import { PageHead } from '../-shell/page-head';

/** The landing page: its first view at once, the rest as soon as that is there. */
export function SignedOutHome() {
  const rest = useLazyPart(() => loadStyled(() => import('./landing-rest')), true);
  return (
    <>
      <PageHead
        title="Tiebeam · Property investment, together"
        description="Tiebeam brings UK property investors together with the people, the homes and the numbers behind a good decision."
        path="/"
        image="/illustrations/street-dusk.svg"
      />
      <LandingPage>{rest && <rest.LandingRest />}</LandingPage>
    </>
  );
}
