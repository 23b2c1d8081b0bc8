import { createFileRoute } from '@tanstack/react-router';
import { OpeningSoonPage } from './-shell/messages/opening-soon-page';

export const Route = createFileRoute('/portfolio')({
  component: () => (
    <OpeningSoonPage name="Portfolio" text="Your properties, tenancies and transactions will be here." />
  ),
});
