import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/opening-soon-page';

export const Route = createFileRoute('/privacy')({
  component: () => <OpeningSoonPage name="Privacy" text="How we treat your data will be explained here." />,
});
