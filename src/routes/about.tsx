import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@/features/about/about-page';
import { PageHead } from './-shell/page/page-head';

export const Route = createFileRoute('/about')({ component: About });

function About() {
  return (
    <>
      <PageHead
        title="About"
        description="Why Tiebeam joins the people and the numbers of UK property investment, and what we believe."
        path="/about"
      />
      <AboutPage />
    </>
  );
}
