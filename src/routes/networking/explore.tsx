import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/networking/explore')({
  component: () => <OpeningSoonPage name="Explore" text="Businesses by what they do will be here." />,
});
