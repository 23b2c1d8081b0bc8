import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/opening-soon-page';

export const Route = createFileRoute('/contact')({
  component: () => <OpeningSoonPage name="Contact" text="How to reach us will be here." />,
});
