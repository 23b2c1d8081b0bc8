import { createFileRoute } from '@tanstack/react-router';
import { CookieSettings } from '@/features/consent/cookie-settings';
import { LegalPage } from '@/features/legal/legal-page';
import { privacyIntro, privacySections, privacySince } from '@/features/legal/privacy';
import { PageHead } from './-shell/page/page-head';

export const Route = createFileRoute('/privacy')({ component: Privacy });

function Privacy() {
  return (
    <>
      <PageHead title="Privacy notice" description={privacyIntro} path="/privacy" />
      <LegalPage
        title="Privacy notice"
        intro={privacyIntro}
        since={privacySince}
        sections={privacySections(<CookieSettings />)}
      />
    </>
  );
}
