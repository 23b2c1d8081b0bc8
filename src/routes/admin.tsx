import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/opening-soon-page';

export const Route = createFileRoute('/admin')({
  component: () => (
    <OpeningSoonPage name="Admin" text="Members, reports and articles will be managed here." />
  ),
});
