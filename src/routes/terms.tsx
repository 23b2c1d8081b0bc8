import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '@/features/legal/legal-page';
import { termsIntro, termsSections, termsSince } from '@/features/legal/terms';
import { PageHead } from './-shell/page/page-head';

export const Route = createFileRoute('/terms')({ component: Terms });

function Terms() {
  return (
    <>
      <PageHead title="Terms of use" description={termsIntro} path="/terms" />
      <LegalPage title="Terms of use" intro={termsIntro} since={termsSince} sections={termsSections} />
    </>
  );
}
