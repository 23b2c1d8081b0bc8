import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from '../-shell/opening-soon-page';

export const Route = createFileRoute('/blog/$slug')({
  component: () => <OpeningSoonPage name="Blog" text="This post will be here." />,
});
