import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/opening-soon-page';

export const Route = createFileRoute('/about')({
  component: () => <OpeningSoonPage name="About" text="Who we are and why we build this will be here." />,
});
