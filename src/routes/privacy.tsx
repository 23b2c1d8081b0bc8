import { createFileRoute } from '@tanstack/react-router';
import { CookieSettings } from '@/features/consent/cookie-settings';
import { LegalPage } from '@/features/legal/legal-page';
import { privacyIntro, privacySections, privacySince } from '@/features/legal/privacy';
import { PageHead } from './-shell/page/page-head';

export const Route = createFileRoute('/privacy')({ component: Privacy });

function Privacy() {
  return (
    <>
      <PageHead title="Privacy" description={privacyIntro} path="/privacy" />
      <LegalPage
        title="Privacy"
        intro={privacyIntro}
        since={privacySince}
        sections={privacySections(<CookieSettings />)}
      />
    </>
  );
}
