import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/opening-soon-page';

export const Route = createFileRoute('/terms')({
  component: () => <OpeningSoonPage name="Terms" text="The terms of use will be here." />,
});
