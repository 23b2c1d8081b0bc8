import { LandingPage } from '@/features/landing/landing-page';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { PageHead } from '../-shell/page/page-head';
import type { loadLandingRest } from './load-landing-rest';

/** The landing page: its first view at once, the rest as soon as that is there. */
export function SignedOutHome({ loadRest }: { loadRest: typeof loadLandingRest }) {
  const rest = useLazyPart(loadRest, true);
  return (
    <>
      <PageHead
        title="Tiebeam · Property investment, together"
        description="The people, properties and numbers behind a good decision, in one place for UK property investors."
        path="/"
      />
      <LandingPage>{rest && <rest.LandingRest />}</LandingPage>
    </>
  );
}
